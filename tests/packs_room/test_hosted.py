"""A pack at a hosted table: people meet its nemesis over real sockets."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server import serving
from unshuffled.packs.nodes import PackError
from unshuffled.server.app import make_app

EXAMPLE = Path(__file__).parents[2] / "examples" / "salt_and_lanterns"
SETUP = {
    "mages": ["salt_maren", "brama"],
    "nemesis": "salt_brackish_choir",
    "market": ["random"],
    "packs": ["base", "salt_and_lanterns"],
}


@pytest.mark.slow("starts a server and workers")
def test_two_people_play_against_a_nemesis_of_a_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    # So that the packs are those of the settings.
    monkeypatch.setattr(serving, "content", lambda: None)
    monkeypatch.setattr(serving, "catalogs_of", lambda _: None)

    async def story() -> None:
        async with (
            serving.serving(packs=(EXAMPLE,)) as server,
            serving.seated(server.url, SETUP) as (ann, bob),
        ):
            await serving.play_out(ann, bob, "hosted", answers=40)
            assert ann.state is not None
            assert ann.state.over or ann.state.answers >= 40
            assert list(server.node.content.packs) == ["base", "war_eternal", "outcasts", "salt_and_lanterns"]

    serving.run(story())


def test_a_server_does_not_start_with_a_pack_that_is_wrong(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="a pack is a folder with"):
        make_app(serving.settings(packs=(tmp_path,)))
