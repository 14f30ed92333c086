"""Schemathesis makes requests from our own OpenAPI, good ones and bad ones, and holds every answer against it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode, checks
from schemathesis.core.failures import FailureGroup

from tests.server.hostile import Apart, Lines, apart, logged, secrets_of
from tests.sizes import scaled
from unshuffled.server.client import Guest
from unshuffled.server.node import Node

SCHEMA = "/api/schema/openapi.json"
EXAMPLES = scaled(20)
REJECTION = checks.negative_data_rejection
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    REJECTION,
    checks.unsupported_method,
]
"""Not: that good data is accepted (a table that is not there is refused), nor authorization (OpenAPI cannot tell ours)."""


@dataclass
class Attacked:
    """A server, and what has been seen of it."""

    server: Apart
    lines: Lines
    table: str
    cookies: dict[str, str]
    statuses: Counter[tuple[str, int]] = field(default_factory=Counter)


@pytest.fixture
def attacked() -> Iterator[Attacked]:
    with logged() as lines, apart() as server:
        lines.listen()
        with server.within(lambda: Guest(server.url)) as ann:
            opened = server.do(ann.open("Ann"))
            yield Attacked(server, lines, opened.table, dict(ann.http.cookies))
            lines.check(secrets_of(server.server, ann))


def attack(made: Attacked, label: str, operation: Any, examples: int = EXAMPLES) -> None:
    """Requests of one operation: half are as the schema wants them, half are not; half are about a table that is there."""
    cases = st.one_of(
        operation.as_strategy(generation_mode=GenerationMode.POSITIVE),
        operation.as_strategy(generation_mode=GenerationMode.NEGATIVE),
    )
    session = requests.Session()
    session.trust_env = False

    @settings(
        max_examples=examples,
        database=None,
        derandomize=True,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(cases, st.booleans(), st.booleans())
    def request(case: Case[Any], known: bool, mine: bool) -> None:
        if mine and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = made.table
        session.cookies.clear()
        answer = case.call(session=session, cookies=made.cookies if known else {})
        made.statuses[label, answer.status_code] += 1
        # 413 refuses too; the check does not count it.
        too_large = answer.status_code == 413
        case.validate_response(answer, checks=[c for c in CHECKS if not too_large or c is not REJECTION])

    request()


def operations(made: Attacked) -> list[tuple[str, Any]]:
    """All operations of the schema."""
    schema = schemathesis.openapi.from_url(made.server.url + SCHEMA)
    found: list[Any] = list(schema.get_all_operations())
    return [(each.ok().label, each.ok()) for each in found]


@pytest.mark.slow("asks every operation four times, and needs the schema of each")
def test_every_answer_to_odd_requests_is_one_that_openapi_tells_of(attacked: Attacked) -> None:
    """No fault of the server, no status, type or body that a client could not expect, and nothing secret in the log."""
    found = operations(attacked)
    assert len(found) >= 8
    for label, operation in found:
        attack(attacked, label, operation)

    assert attacked.statuses.total() >= len(found) * EXAMPLES // 2
    seen = {status for _, status in attacked.statuses}
    assert {200, 201, 400, 401, 404} <= seen


def test_an_answer_that_openapi_does_not_tell_of_is_found(attacked: Attacked, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any) -> Any:
        raise LookupError("planted")

    monkeypatch.setattr(Node, "open", broken)
    label, operation = next(x for x in operations(attacked) if x[0] == "POST /api/tables")
    with pytest.raises(FailureGroup, match="Server error"):
        attack(attacked, label, operation)
    attacked.lines.forget()
