"""The JSON Schema of packs held against texts: what an editor would mark."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import yaml
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # comes with check-jsonschema, without types

from unshuffled.packs.schema import pack_schema


class Loader(yaml.SafeLoader):
    """YAML 1.2, as editors read it: `no` is a word, and every key is text."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        """Return the mapping with the keys as they are written."""
        return {key.value: self.construct_object(value, deep=True) for key, value in node.value}


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool" or first in "tTfF"]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


@cache
def _validator(part: str) -> Any:
    schema = pack_schema()
    if part:
        schema = {"$schema": schema["$schema"], "$ref": f"#/$defs/{part}", "$defs": schema["$defs"]}
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def marks(text: str, part: str = "") -> list[str]:
    """Return what the schema, or one of its definitions, finds wrong in YAML text: path and message of each error."""
    found = _validator(part).iter_errors(yaml.load(text, Loader))
    return [f"{'.'.join(str(step) for step in error.absolute_path)}: {error.message}" for error in _leaves(found)]


def _leaves(errors: Any) -> Iterator[Any]:
    for error in errors:
        if error.context:
            yield from _leaves(error.context)
        else:
            yield error
