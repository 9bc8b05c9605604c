"""`create_app`: the ASGI application, put together from settings."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response

from app import __version__, metrics, paths, tracing
from app.errors import RequestRefused
from app.live.pubsub import MemoryPubSub, PubSub
from app.live.redis_pubsub import RedisPubSub
from app.live.tables import Tables
from app.services.tables import Service
from app.settings import Settings
from app.store.store import Store
from app.web import (
    api,
    documents,
    errors,
    guide_pages,
    pages,
    replay_pages,
    screen_pages,
    webhooks,
    websocket,
)
from app.web.api.common import json
from app.web.assets import Assets
from app.web.auth import operator, service_of
from app.web.bodies import BodyLimit, UploadQueues
from app.web.errors import Problem, error_responses
from app.web.head import HeadOfGet
from app.web.hosts import ServedNames, served_names
from app.web.integrations import CrossOrigin
from app.web.limits import AddressLimit, Limits
from app.web.metrics import Measure, set_gauges
from app.web.openapi import operation_id
from app.web.schemas.rest import Health, Ready
from app.web.security import SameOrigin, SecurityHeaders, content_security_policy

#: Seconds that a request waits for a table to load before it is answered with the progress.
PATIENCE = 3.0

#: Thread switch interval in seconds. A command waits for the event loop about a dozen times, and
#: with Python's default of 5 ms the delay would be noticeable.
SWITCH = 0.0005

#: Thresholds of the garbage collector: new objects of a first scan, first scans of a second one,
#: second scans before one of all objects. A scan stops every thread, so it takes few objects; large
#: scans would find hardly more, as states have no cycles.
COLLECT = (2_000, 5, 100)

DESCRIPTION = """
A virtual tabletop for hex mech combat. A program can do everything here that a person can do in the
browser: both use the same commands, with the same refusals.

Sign in with `Authorization: Bearer` and a seat's token, the Handler's key or an integration token;
`x-scope` is the scope that the last needs. Every error is an
RFC 9457 problem document with a stable `code`.
"""


@asynccontextmanager
async def open_service(settings: Settings) -> AsyncIterator[Service]:
    """Opens and migrates the store and runs the live tables; closes both at the end."""
    store = await asyncio.to_thread(Store.open, settings.database)
    try:
        pubsub: PubSub = RedisPubSub(settings.redis_url) if settings.redis_url else MemoryPubSub()
        tables = Tables(
            store,
            pubsub,
            table_bytes=settings.table_bytes,
            memory_bytes=settings.memory_bytes,
        )
        try:
            await tables.start()
            service = Service(settings, store, tables)
            try:
                yield service
            finally:
                await service.close()
        finally:
            await tables.close()
    finally:
        await asyncio.to_thread(store.close)


def create_app(settings: Settings | None = None) -> FastAPI:
    """Creates the application; without `settings` they come from the environment."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        tracing.start_tracing(__version__)
        async with open_service(settings) as service:
            app.state.service = service
            sys.setswitchinterval(SWITCH)
            gc.set_threshold(*COLLECT)
            if gc.get_freeze_count() == 0:
                # what is loaded by now stays for good: a scan of the rest takes a fifth of the time
                gc.collect()
                gc.freeze()
            service.patience = PATIENCE
            preparing = asyncio.create_task(service.refold(), name="prepare tables")
            app.state.webhooks = webhooks.open_webhooks(service)
            delivering = asyncio.create_task(webhooks.deliver(service), name="webhooks")
            try:
                # before the first requests, which would be told that it is ready
                await service.refold_progress.counted.wait()
                yield
            finally:
                preparing.cancel()
                delivering.cancel()
                await asyncio.wait({preparing, delivering})
                await limits.close()

    app = FastAPI(
        title="Hexframe",
        version=__version__,
        description=DESCRIPTION,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        # A path with an empty id at its end would match another operation.
        redirect_slashes=False,
        generate_unique_id_function=operation_id,
        lifespan=lifespan,
    )
    assets = Assets(paths.STATIC)
    app.state.settings = settings
    limits = app.state.limits = Limits(settings)
    app.state.uploads = UploadQueues()
    app.state.pages = pages.Pages(assets)
    errors.install(app)
    app.include_router(api.router)
    app.include_router(pages.router)
    app.include_router(replay_pages.router)
    app.include_router(screen_pages.router)
    app.include_router(guide_pages.router)
    app.include_router(documents.router)
    app.include_router(websocket.router)
    _operator_routes(app)
    app.mount("/static", assets)
    app.add_middleware(HeadOfGet)
    app.add_middleware(CrossOrigin)
    app.add_middleware(SameOrigin, public_url=settings.public_url)
    app.add_middleware(ServedNames, names=served_names(settings))
    app.add_middleware(AddressLimit, limits=limits)
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=5)
    # Outside of the compression: an answer to an unread body must be sent at once.
    app.add_middleware(BodyLimit, settings=settings)
    app.add_middleware(SecurityHeaders, policy=content_security_policy())
    app.add_middleware(Measure)
    return app


def _operator_routes(app: FastAPI) -> None:
    @app.get("/health", tags=["operators"], response_model=Health)
    async def health() -> Response:
        """Whether the process answers."""
        return json({"status": "ok"})

    @app.get(
        "/ready",
        tags=["operators"],
        response_model=Ready,
        responses=error_responses("not-ready", "being-prepared"),
    )
    async def ready(request: Request) -> Response:
        """Whether the process can work: the database answers, and the tables are up to date."""
        service = service_of(request)
        try:
            await service.ready()
        except RequestRefused:
            raise
        except Exception as error:
            raise Problem("not-ready") from error
        return json({"status": "ok", "unreadable": len(service.tables.unreadable)})

    @app.get(
        "/metrics",
        tags=["operators"],
        response_class=PlainTextResponse,
        responses=error_responses("operator-only"),
    )
    async def show_metrics(request: Request) -> Response:
        """Counters in the Prometheus text format."""
        await operator(request)
        set_gauges(service_of(request).tables)
        return Response(metrics.render(), media_type=metrics.CONTENT_TYPE)
