"""A secret of several keys that would be taken for one is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from unshuffled.server.settings import BadSettings, settings_from

LONG, OTHER = "the-new-key-long-enough", "the-old-key-long-enough"


@pytest.mark.parametrize("secret", [f"{LONG},short", f"short,{LONG}", f"{LONG},", f"{LONG},,{OTHER}"])
def test_ring_with_a_short_key_is_refused(secret: str, tmp_path: Path) -> None:
    """B12. Everyone lost their session: the whole text was one key."""
    with pytest.raises(BadSettings, match="UNSHUFFLED_SECRET_IS_ONE"):
        settings_from({"UNSHUFFLED_SECRET": secret}, data=tmp_path)


@pytest.mark.parametrize(
    "environment",
    [
        {"UNSHUFFLED_SECRET": LONG},
        {"UNSHUFFLED_SECRET": f"{LONG}, {OTHER}"},
        {"UNSHUFFLED_SECRET": f"{LONG},short", "UNSHUFFLED_SECRET_IS_ONE": "1"},
    ],
)
def test_ring_of_long_keys_and_one_key_are_taken(environment: dict[str, str], tmp_path: Path) -> None:
    assert settings_from(environment, data=tmp_path).secret == environment["UNSHUFFLED_SECRET"]
