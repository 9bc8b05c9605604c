"""A typed client for programs: tables, commands, queries, and a view that stays up to date.

`Server` and `Table` block, `AsyncServer` and `AsyncTable` are for asyncio. Both do the same calls.
"""

from hexframe.client.aio import AsyncLive, AsyncServer, AsyncTable
from hexframe.client.calls import Call
from hexframe.client.command import Command
from hexframe.client.copy import Update
from hexframe.client.errors import (
    Closed,
    ConnectionLost,
    HexframeError,
    NotAllowed,
    NotFound,
    Refused,
    ServerFault,
    TooMuch,
)
from hexframe.client.sync import Live, Server, Table

__all__ = [
    "AsyncLive",
    "AsyncServer",
    "AsyncTable",
    "Call",
    "Closed",
    "Command",
    "ConnectionLost",
    "HexframeError",
    "Live",
    "NotAllowed",
    "NotFound",
    "Refused",
    "Server",
    "ServerFault",
    "Table",
    "TooMuch",
    "Update",
]
