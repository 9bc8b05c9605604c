"""Python types of log lines, as text: of each code, and of all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from app.web.schemas.lines import line_documents, line_schema_name
from app.web.schemas.python_codes import Coded, ParamTypes, union


class PythonLines:
    """Writes the types of lines. `type_of` writes any other schema, and `fields` the fields of an
    object."""

    def __init__(
        self,
        schemas: Mapping[str, Any],
        type_of: Callable[[Mapping[str, Any]], str],
        fields: Callable[[Mapping[str, Any]], Iterator[str]],
        params: ParamTypes,
    ) -> None:
        self._schemas = schemas
        self._fields = fields
        self._types = {}
        for code in line_documents():
            own = schemas[line_schema_name(code)]["allOf"][0]["properties"]
            self._types[code] = Coded(params.named(own["params"]), type_of(own["data"]))
        #: The names of the schemas that this writes.
        self.names = {"Entry", *map(line_schema_name, self._types)}

    def declarations(self) -> Iterator[str]:
        """Yields the lines of the types. The code comes first in `LineOf`, because type checkers
        compare the fields of two lines in their order."""
        yield ""
        yield "#: A line of the log: what all have (`LineBase`), and params and data of its code."
        yield "class LineOf(TypedDict, Generic[_Code, _Params, _Data]):"
        yield from ("    code: _Code", "    params: _Params", "    data: _Data")
        yield from self._fields(self._schemas["LineBase"])
        yield ""
        for code, kind in self._types.items():
            name = line_schema_name(code)
            yield f"#: {' '.join(self._schemas[name]['description'].split())}"
            yield f"{name}: TypeAlias = {kind.of([code], 'LineOf')!r}"
        yield ""
        yield f"#: {self._schemas['Entry']['description']}"
        yield f"Entry: TypeAlias = {union(self._types, self._types, 'LineOf')!r}"
