"""The expected resources of the REST interface with their methods."""

from __future__ import annotations

from app.engine.queries import query_names

RESOURCES = {
    "/api/v1/tables": {"get", "post"},
    "/api/v1/tables/import": {"post"},
    "/api/v1/tables/{table_id}": {"get", "delete"},
    "/api/v1/tables/{table_id}/seats": {"get", "post"},
    "/api/v1/seats": {"post"},
    "/api/v1/tables/{table_id}/seats/{seat_id}": {"delete"},
    "/api/v1/tables/{table_id}/bans": {"get"},
    "/api/v1/tables/{table_id}/bans/{seat_id}": {"delete"},
    "/api/v1/tables/{table_id}/invites": {"post"},
    "/api/v1/tables/{table_id}/state": {"get"},
    "/api/v1/tables/{table_id}/commands": {"post"},
    "/api/v1/tables/{table_id}/events": {"get"},
    "/api/v1/tables/{table_id}/history": {"get"},
    "/api/v1/tables/{table_id}/history/moment": {"get"},
    "/api/v1/tables/{table_id}/history/frames": {"get"},
    "/api/v1/tables/{table_id}/history/chunks/{chunk_hash}": {"get"},
    "/api/v1/tables/{table_id}/map": {"get", "put"},
    "/api/v1/tables/{table_id}/scenes": {"post"},
    "/api/v1/tables/{table_id}/map/chunks": {"get"},
    "/api/v1/tables/{table_id}/map/chunks/{chunk_hash}": {"get"},
    "/api/v1/tables/{table_id}/queries/{name}": {"post"},
    "/api/v1/tables/{table_id}/chapters": {"post"},
    "/api/v1/tables/{table_id}/export": {"get"},
    "/api/v1/tables/{table_id}/branch": {"post"},
    "/api/v1/tables/{table_id}/log.json": {"get"},
    "/api/v1/tables/{table_id}/library": {"get", "post"},
    "/api/v1/tables/{table_id}/library/{entry_id}": {"get", "delete"},
    "/api/v1/tables/{table_id}/pictures": {"get", "post"},
    "/api/v1/tables/{table_id}/pictures/{picture_id}": {"get", "delete"},
    "/api/v1/tables/{table_id}/background/{part}": {"get"},
    "/api/v1/tables/{table_id}/shares": {"get", "post"},
    "/api/v1/tables/{table_id}/shares/{share_id}": {"delete"},
    "/api/v1/shares/{share_id}": {"get"},
    "/api/v1/shares/{share_id}/history": {"get"},
    "/api/v1/shares/{share_id}/history/frames": {"get"},
    "/api/v1/shares/{share_id}/history/chunks/{chunk_hash}": {"get"},
    "/api/v1/tables/{table_id}/screens": {"get", "post"},
    "/api/v1/tables/{table_id}/screens/{screen_id}": {"delete"},
    "/api/v1/screens/{screen_id}": {"get"},
    "/api/v1/screens/{screen_id}/map/chunks": {"get"},
    "/api/v1/screens/{screen_id}/map/chunks/{chunk_hash}": {"get"},
    "/api/v1/screens/{screen_id}/pictures/{picture_id}": {"get"},
    "/api/v1/screens/{screen_id}/background/{part}": {"get"},
    "/api/v1/tables/{table_id}/tokens": {"get", "post"},
    "/api/v1/tables/{table_id}/tokens/{token_id}": {"get", "patch", "delete"},
    "/api/v1/tables/{table_id}/tokens/{token_id}/rotate": {"post"},
    "/api/v1/tables/{table_id}/webhooks": {"get", "post"},
    "/api/v1/tables/{table_id}/webhooks/{webhook_id}": {"patch", "delete"},
    "/api/v1/tables/{table_id}/webhooks/{webhook_id}/rotate": {"post"},
    "/api/v1/tables/{table_id}/webhooks/{webhook_id}/test": {"post"},
    "/api/v1/tables/{table_id}/webhooks/{webhook_id}/deliveries": {"get"},
    "/api/v1/tables/{table_id}/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver": {"post"},
    "/api/v1/tables/{table_id}/stream": {"get"},
    "/api/v1/tables/{table_id}/tickets": {"post"},
    "/api/v1/tables/{table_id}/map/generate": {"post"},
    "/api/v1/maps/generate": {"post"},
    "/api/v1/ready-tables": {"get"},
    "/api/v1/ready-tables/{ready}": {"post"},
    "/api/v1/ready-tables/{ready}/picture": {"get"},
    "/api/v1/schemas": {"get"},
    "/api/v1/schemas/{name}.json": {"get"},
    "/api/v1/schemas/hexframe.d.ts": {"get"},
    "/api/v1/schemas/hexframe_types.py": {"get"},
    "/api/v1/systems": {"get"},
    "/api/v1/systems/{name}": {"get"},
    "/api/v1/frames/content": {"get"},
    "/api/v1/frames/library": {"get"},
    "/api/v1/frames/check": {"post"},
    "/health": {"get"},
    "/ready": {"get"},
    "/metrics": {"get"},
}


QUERIES = "/api/v1/tables/{table_id}/queries/{name}"


def documented() -> dict[str, set[str]]:
    """Returns the resources as OpenAPI has them: each query has a path of its own."""
    queries = {QUERIES.replace("{name}", name): {"post"} for name in query_names()}
    return {path: methods for path, methods in RESOURCES.items() if path != QUERIES} | queries
