from __future__ import annotations

import json

import pytest

from tests.server.serving import SETUP, play_out, run, seated, serving
from tests.tables.sitting import begun
from unshuffled.rules.hidden import sample
from unshuffled.rules.views import view
from unshuffled.server import protocol as p
from unshuffled.server import tell
from unshuffled.tables.table import Table

NEMESES = ["tally", "rageborne", "umbra_titan", "crooked_mask"]


@pytest.mark.parametrize("nemesis", NEMESES)
def test_no_message_of_a_whole_game_tells_the_seed_or_a_hidden_card(nemesis: str) -> None:
    """The seed only once the game is over. What is hidden could be anything that looks the same: dealing the
    hidden cards anew changes no message.
    """

    async def game() -> None:
        async with serving() as server:
            setup = {**SETUP, "nemesis": nemesis}
            async with seated(server.url, setup) as (a, b):
                table = await server.node.host.table(a.table)
                texts: list[str] = []
                hidden: list[str] = []

                def look(text: str) -> None:
                    texts.append(text)
                    message = p.read_server(text)
                    if isinstance(message, p.Changed) and message.number == table.number:
                        assert table.game is not None
                        shown = json.loads(bytes(message.view))
                        assert shown == json.loads(json.dumps(view(sample(table.game, "other"), -1)))
                        hidden.append(text)

                b.on_text = look
                await play_out(a, b, nemesis)
                await b.until(lambda f: f.state is not None and f.state.over)
                messages = [p.read_server(text) for text in texts]
                running = [
                    t for t, m in zip(texts, messages, strict=True) if not (isinstance(m, p.Changed) and m.state.over)
                ]
                assert len(running) > 20
                assert len(hidden) > 10
                assert not [t for t in running if table.seed in t]
                assert [t for t in texts if table.seed in t]

    run(game())


def test_the_public_form_of_a_table_has_no_seed_until_the_end() -> None:
    """The guard is what keeps it back: with the game over the same form has it."""

    table: Table = begun()
    table.seed = "a very secret seed"
    text = p.write(
        p.Changed(number=1, entries=[], events=[], fresh=True, state=tell.state_of(table), view=tell.view_of(table))
    )
    assert table.seed not in text
    assert table.game is not None
    table.game.outcome = "won"
    assert tell.state_of(table).seed == ("a very secret seed" if table.is_over else "")
    assert table.is_over
