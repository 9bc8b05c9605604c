"""Traces of commands for OpenTelemetry (the extra `otel`); without it, nothing is traced.

`OTEL_EXPORTER_OTLP_ENDPOINT` turns it on; the other `OTEL_*` variables are those of the library.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final, Protocol

ENDPOINT: Final = "OTEL_EXPORTER_OTLP_ENDPOINT"


class Tracer(Protocol):
    """The part of OpenTelemetry's tracer that is used here."""

    def start_as_current_span(
        self, name: str, *, attributes: Mapping[str, str | int]
    ) -> AbstractContextManager[Any]:
        """Starts a span that ends with the block; spans that start in it are its children."""


_tracer: Tracer | None = None


def span(name: str, **attributes: str | int) -> AbstractContextManager[Any]:
    """Traces the block as a span with these attributes, if anybody listens."""
    if _tracer is None:
        return nullcontext()
    return _tracer.start_as_current_span(name, attributes=attributes)


def note(traced: Any, **attributes: str | int) -> None:
    """Adds attributes to a span of `span`."""
    if traced is not None:
        traced.set_attributes(attributes)


def use(tracer: Tracer | None) -> None:
    """Sends spans to this tracer from now on; None for nowhere."""
    global _tracer
    _tracer = tracer


def start_tracing(version: str) -> None:
    """Exports spans over OTLP/HTTP when the endpoint is set. Raises RuntimeError without the
    extra `otel`."""
    if not os.environ.get(ENDPOINT):
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import SERVICE_NAME, SERVICE_VERSION, Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError as error:
        raise RuntimeError(
            f"{ENDPOINT} is set, but traces need the extra: pip install 'hexframe[otel]'"
        ) from error

    named = {SERVICE_NAME: "hexframe", SERVICE_VERSION: version}
    # the variables OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES win
    provider = TracerProvider(resource=Resource(named).merge(Resource.create()))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    use(provider.get_tracer("hexframe", version))
