"""Bodies are JSON and say so: a form of another site cannot send that."""

from __future__ import annotations

import pytest

from tests.server.serving import run, serving
from unshuffled.server.client import Guest

JSON = "application/json"


def test_body_that_is_not_called_json_is_refused() -> None:
    """B11."""

    async def test() -> None:
        async with serving() as server, Guest(server.url) as guest:
            found = {}
            for kind in (
                "text/plain",
                "application/x-www-form-urlencoded",
                "multipart/form-data; boundary=x",
                "",
                JSON,
                f"{JSON}; charset=utf-8",
            ):
                headers = {"Content-Type": kind} if kind else {}
                answer = await guest.http.post("/api/tables", content=b'{"name": "Ann"}', headers=headers)
                found[kind.partition(";")[0]] = answer.status_code
            assert found == {
                "text/plain": 415,
                "application/x-www-form-urlencoded": 415,
                "multipart/form-data": 415,
                "": 415,
                JSON: 201,
            }

    run(test())


@pytest.mark.parametrize("content", [b"", b"List-Unsubscribe=One-Click"])
def test_mail_program_may_send_a_form(content: bytes) -> None:
    """RFC 8058. The token is in the address."""

    async def test() -> None:
        async with serving() as server, Guest(server.url) as guest:
            headers = {"Content-Type": "application/x-www-form-urlencoded"}
            answer = await guest.http.post("/api/notices/mail/off?token=x", content=content, headers=headers)

            assert answer.json()["code"] == "notice/no_mail", "no mail here, but no objection to the form"

    run(test())
