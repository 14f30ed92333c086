"""One page lists every setting."""

from __future__ import annotations

import re

from tools.settings import PAGE, options, regenerated
from unshuffled.server.settings import KNOWN


def test_page_of_settings_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == regenerated()


def test_page_of_settings_lists_every_variable() -> None:
    listed = re.findall(r"^\| `(UNSHUFFLED_\w+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)

    assert listed == sorted(KNOWN)


def test_options_of_serve_are_found() -> None:
    assert options() == {
        "host": "--host",
        "port": "--port",
        "data": "--data",
        "database_url": "--database-url",
        "nats_url": "--nats-url",
        "public_url": "--public-url",
        "packs": "--pack",
    }
