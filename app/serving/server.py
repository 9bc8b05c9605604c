"""Runs the application under uvicorn: one process, or several behind one port."""

from __future__ import annotations

import copy
import errno
import logging
import re
import socket
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from pythonjsonlogger.core import RESERVED_ATTRS
from uvicorn.config import LOGGING_CONFIG

from app.live.command_log import command_fields
from app.serving.protocols import Configuration, HttpProtocol, SocketProtocol
from app.settings import PREFIX, Settings

#: Options of every connection. One whose peer is gone or reads nothing ends within half a minute
#: instead of a quarter of an hour.
SOCKET_OPTIONS: list[tuple[int, int, int]] = (
    [(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 25_000)]
    if hasattr(socket, "TCP_USER_TIMEOUT")
    else []
)

#: The formatter for `log_format` "json".
JSON_LINES: dict[str, Any] = {
    "()": "pythonjsonlogger.json.JsonFormatter",
    "format": "%(asctime)s %(levelname)s %(name)s %(message)s",
    "rename_fields": {
        "asctime": "time", "levelname": "level", "name": "logger", "exc_info": "exception",
    },
    "reserved_attrs": [*RESERVED_ATTRS, "of_command", "color_message"],
}  # fmt: skip

#: Where secrets occur: invites, links to replays and screens, keys in links, tickets, cookies, the
#: Authorization header, integration tokens anywhere.
_SECRETS = re.compile(
    r"((?:/[jrs]/|\b(?:key|token|ticket)=|\bhexframe_\w+=|\bbearer\s+|\bhft_))"
    r"[^/?&;,\s\"'\\]+",
    re.I,
)


class HideSecrets(logging.Filter):
    """Keeps invites, keys and tokens out of the logs, at every level."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Removes secrets from a record; lets every record pass."""
        if isinstance(record.args, tuple):
            record.args = tuple(_hidden(part) for part in record.args)
        record.msg = _hidden(record.msg)
        if record.exc_info and not record.exc_text:
            record.exc_text = hide(_plain.formatException(record.exc_info))
        return True


_plain = logging.Formatter()


def _hidden(part: Any) -> Any:
    """Hides secrets in a logged value; returns other values unchanged, such as status numbers."""
    if isinstance(part, int | float | None):
        return part
    said = str(part)
    return part if (clean := hide(said)) == said else clean


def hide(line: str) -> str:
    """Replaces every secret in a line by three stars."""
    return _SECRETS.sub(r"\1***", line)


class CommandFields(logging.Filter):
    """Adds what is known of the command that runs to a record; `of_command` has it as text."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Adds it; lets every record pass."""
        known = {name: hide(value) for name, value in command_fields().items()}
        record.__dict__.update(known)
        record.of_command = "".join(f" {name}={value}" for name, value in known.items())
        return True


def logging_config(settings: Settings) -> dict[str, Any]:
    """Returns uvicorn's logging configuration with secrets filtered and our own logger.

    Lines are text, or with `log_format` "json" one JSON object each.
    """
    config: dict[str, Any] = copy.deepcopy(LOGGING_CONFIG)
    config["filters"] = {
        "hide_secrets": {"()": "app.serving.server.HideSecrets"},
        "command_fields": {"()": "app.serving.server.CommandFields"},
    }
    config["formatters"]["default"]["fmt"] += "%(of_command)s"
    config["formatters"]["json"] = JSON_LINES
    for handler in config["handlers"].values():
        handler["filters"] = ["hide_secrets", "command_fields"]
        if settings.log_format == "json":
            handler["formatter"] = "json"
        # Standard output is reserved for lines that people and programs wait for.
        handler["stream"] = "ext://sys.stderr"
    level = settings.log_level.upper()
    # Other libraries log warnings through the same handler.
    config["root"] = {"handlers": ["default"], "level": "WARNING"}
    config["loggers"]["hexframe"] = {"handlers": ["default"], "level": level, "propagate": False}
    return config


#: How long a connection without a request stays open. Clients let go of one after five seconds or
#: less; with the same time here a request could reach a connection that is just being closed.
KEEP_ALIVE_SECONDS: Final = 20


def configuration(settings: Settings, app: Any) -> uvicorn.Config:
    """Returns uvicorn's configuration for these settings."""
    made = Configuration(
        app,
        factory=isinstance(app, str),
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=settings.max_message,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        log_level=settings.log_level,
        log_config=logging_config(settings),
        timeout_graceful_shutdown=5,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
    )
    made.request_seconds = settings.request_seconds
    return made


def set_socket_options(listening: Any) -> None:
    """Sets the options of a listening socket; its connections inherit them."""
    for option in SOCKET_OPTIONS:
        listening.setsockopt(*option)


def why_it_cannot_listen(host: str, port: int) -> str | None:
    """Returns why the server cannot listen there, as a sentence; None if it can."""
    try:
        found = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        for family, kind, protocol, _, address in found:
            _try_to_bind(socket.socket(family, kind, protocol), address)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return (
                f"Port {port} is in use by another program, perhaps by another Hexframe. "
                f"Stop it, or choose another port: {PREFIX}PORT."
            )
        where = f"{host}, port {port} ({PREFIX}HOST, {PREFIX}PORT)"
        return f"The server cannot listen on {where}: {error.strerror}"
    return None


def _try_to_bind(probe: socket.socket, address: Any) -> None:
    """Binds a socket as the server will, and closes it."""
    with probe:
        if sys.platform != "win32":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if probe.family == socket.AF_INET6:
            probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        probe.bind(address)


class Server(uvicorn.Server):
    """A server that calls back with its port when it listens."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self.on_ready = on_ready

    async def startup(self, sockets: Any = None) -> None:
        """Starts, then calls back with the port."""
        await super().startup(sockets)
        if self.started:
            port = self.config.port
            for server in self.servers:
                for listening in server.sockets:
                    port = listening.getsockname()[1]
                    set_socket_options(listening)
            self.on_ready(port)


def wait_until_ready(port: int, ready: Callable[[int], None], patience: float = 60.0) -> None:
    """Waits until one of several processes answers, then calls `ready`."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/ready", timeout=5):
                ready(port)
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
