"""Runs the application under uvicorn: one process, or several behind one port."""

from __future__ import annotations

import copy
import logging
import re
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.config import LOGGING_CONFIG

from app.settings import Settings

_SECRETS = re.compile(r"(/j/)[^/?\s\"]+|((?:key|token)=)[^&\s\"]+", re.I)


class HideSecrets(logging.Filter):
    """Keeps invites and keys, which stand in some URLs, out of the logs."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every record pass, without its secrets."""
        if isinstance(record.args, tuple):
            record.args = tuple(
                hide(part) if isinstance(part, str) else part for part in record.args
            )
        if isinstance(record.msg, str):
            record.msg = hide(record.msg)
        return True


def hide(line: str) -> str:
    """The line with every secret replaced by three stars."""
    return _SECRETS.sub(lambda found: (found[1] or found[2]) + "***", line)


def logging_config(settings: Settings) -> dict[str, Any]:
    """uvicorn's logging with the secrets filtered and our own logger beside it."""
    config: dict[str, Any] = copy.deepcopy(LOGGING_CONFIG)
    config["filters"] = {"hide_secrets": {"()": "app.server.HideSecrets"}}
    for handler in config["handlers"].values():
        handler["filters"] = ["hide_secrets"]
        # Standard output is for the lines that people and programs wait for.
        handler["stream"] = "ext://sys.stderr"
    level = settings.log_level.upper()
    config["loggers"]["hexframe"] = {"handlers": ["default"], "level": level, "propagate": False}
    return config


def configuration(settings: Settings, app: Any) -> uvicorn.Config:
    """uvicorn's configuration for these settings."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws="websockets-sansio",
        ws_max_size=settings.max_message,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        log_level=settings.log_level,
        log_config=logging_config(settings),
        timeout_graceful_shutdown=5,
    )


class Server(uvicorn.Server):
    """A server that tells when it listens, and on which port."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self.on_ready = on_ready

    async def startup(self, sockets: Any = None) -> None:
        """Start as usual, then tell."""
        await super().startup(sockets)
        if self.started:
            port = self.config.port
            for server in self.servers:
                for socket in server.sockets:
                    port = socket.getsockname()[1]
            self.on_ready(port)
