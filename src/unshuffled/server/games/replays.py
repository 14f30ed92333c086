"""Replays of games for readers, made beside other work: a slice of a millisecond or two, then other work that waits.

Not in a thread, as forecasts are: the words that are made on the way are kept for everyone (`speech`), and the loop alone
may do that. One replay at a time, or a hundred slices in a row would be as long as one replay.
"""

from __future__ import annotations

import asyncio

from unshuffled.tables.table import Table
from unshuffled.wire import bodies, tell
from unshuffled.wire.speech import Speeches

SLICE = 8
"""Answers that are played in one go."""


class Replays:
    """Makes one replay after the other."""

    def __init__(self, speeches: Speeches) -> None:
        self._speeches = speeches
        self._one = asyncio.Lock()

    async def of(self, table: Table, since: int, count: int) -> bodies.Replay:
        """The steps after `since` answers, as they were seen when they happened."""
        async with self._one:
            # The table may go on or back meanwhile; the replay is of the game as it stands now.
            assert table.history is not None
            answers, over = table.answers.copy(), table.is_over
            since = min(since, len(answers))
            game, speech = table.history.at(since), self._speeches.of(table.content)
            await asyncio.sleep(0)
            shown = tell.view_of(game, speech)
            steps: list[bodies.ReplayStep] = []
            for at, key in enumerate(answers[since : since + min(count, tell.MOST_STEPS)], since + 1):
                if at % SLICE == 0:
                    await asyncio.sleep(0)
                steps.append(tell.step_of(game, at, key, speech))
            opening = speech.events(game, table.history.opening) if since == 0 else []
            return bodies.Replay(answers=len(answers), over=over, view=shown, steps=steps, opening=opening)
