"""Bugs that are planted in the real code, one at a time, to see that the checks find them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any
from unittest.mock import patch

import msgspec

from unshuffled.rules.readings.views import view
from unshuffled.rules.saves.undo import History
from unshuffled.server.node import Node
from unshuffled.server.rooms import Room, Rooms
from unshuffled.stores.group import GroupedLog
from unshuffled.stores.log import Unavailable, to_append
from unshuffled.tables.hosting.host import Host
from unshuffled.tables.hosting.slot import Slot
from unshuffled.tables.ports import Conflict
from unshuffled.tables.standing import Standing
from unshuffled.tables.table import Table
from unshuffled.wire import tell

Change = Callable[[Any], Any]
"""From a method as it is to the method with the bug."""


def _acknowledge_before_the_commit(real: Any) -> Any:
    async def append(self: GroupedLog, table: str, head: Any, entries: Any) -> Any:
        task = asyncio.get_running_loop().create_task(real(self, table, head, entries))
        task.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        return to_append(table, head, entries).head

    return append


def _win_every_race(real: Any) -> Any:
    async def append(self: GroupedLog, table: str, head: Any, entries: Any) -> Any:
        try:
            return await real(self, table, head, entries)
        except Conflict:
            return to_append(table, head, entries).head

    return append


def _take_an_unknown_outcome_for_a_success(real: Any) -> Any:
    async def append(self: GroupedLog, table: str, head: Any, entries: Any) -> Any:
        try:
            return await real(self, table, head, entries)
        except Unavailable:
            return to_append(table, head, entries).head

    return append


def _do_not_reload_after_a_lost_race(real: Any) -> Any:
    async def carry_out(self: Host, id: str, slot: Slot, wish: Any, arrived: float) -> Any:
        async def remember(id: str, slot: Slot) -> Any:
            return slot.table or await type(self)._catch_up(self, id, slot)

        vars(self)["_catch_up"] = remember
        try:
            return await real(self, id, slot, wish, arrived)
        finally:
            vars(self).pop("_catch_up", None)

    return carry_out


def _never_look_whether_something_was_missed(real: Any) -> Any:
    async def table(self: Host, id: str, sure: bool = False) -> Any:
        return await real(self, id)

    return table


def _keep_the_past_that_was_lost(real: Any) -> Any:
    async def read_on(self: Host, id: str, slot: Slot) -> Any:
        before = slot.table
        table = await real(self, id, slot)
        if table is None and before is not None:
            slot.table, slot.replaced = before, False
        return slot.table

    return read_on


def _patch_from_the_wrong_base(real: Any) -> Any:
    def told(self: Room, table: Table, change: Any) -> None:
        if self.game is not None and table.game is not None:
            self.game = table.game
        real(self, table, change)

    return told


def _show_what_one_seat_sees(_: Any) -> Any:
    def view_of(game: Any, speech: Any) -> Any:
        if game is None:
            return tell.NOTHING
        shown = view(game, 0)
        speech.decision(game, shown["decision"])
        return msgspec.Raw(msgspec.json.encode(shown))

    return view_of


def _show_the_seed_after_an_undo(real: Any) -> Any:
    def state_of(table: Table) -> Any:
        state = real(table)
        if table.history is not None and table.history.can_redo:
            state.seed = table.seed
        return state

    return state_of


def _keep_the_undone_future_in_snapshots(real: Any) -> Any:
    def summary(self: Standing) -> Any:
        made = real(self)
        if made is not None and made["redo"]:
            made["keys"] += reversed(made["redo"])
            made["marks"] = [*made["marks"], *[0] * len(made["redo"])]
            made["redo"] = []
        return made

    return summary


def _undo_the_answers_and_not_the_game(real: Any) -> Any:
    def undo(self: History, steps: int = 1) -> int:
        game = self.game
        undone: int = real(self, steps)
        self.game = game
        return undone

    return undo


def _answer_whatever_is_asked(real: Any) -> Any:
    def answer(self: Table, person: str, key: str, at: int) -> Any:
        return real(self, person, key, len(self.answers))

    return answer


def _undo_past_hidden_cards_without_asking(_: Any) -> Any:
    def free_until(self: Standing) -> int:
        return 0

    return free_until


def _take_unheard_for_away(_: Any) -> Any:
    async def away(self: Rooms, table: Table, seat: int, after: float = 0) -> frozenset[str]:
        return frozenset({table.seats[seat]} - self.present(table.id) - {""})

    return away


def _leave_without_a_word(real: Any) -> Any:
    def tell_present(self: Rooms, id: str, room: Room) -> None:
        if self.present(id) >= set(room.told):
            real(self, id, room)

    return tell_present


def _welcome_and_listen_later(real: Any) -> Any:
    async def welcome(self: Node, id: str, person: str, reader: Any, hello: Any) -> None:
        await real(self, id, person, reader, hello)
        room = self.rooms._rooms.get(id)
        if room is not None and reader in room.readers:
            del room.readers[reader]
            await asyncio.sleep(0.3)
            room.readers[reader] = None

    return welcome


PLANTED: dict[str, tuple[Any, str, Change]] = {
    "acknowledge-before-sync": (GroupedLog, "append", _acknowledge_before_the_commit),
    "win-every-race": (GroupedLog, "append", _win_every_race),
    "assume-written": (GroupedLog, "append", _take_an_unknown_outcome_for_a_success),
    "no-reload": (Host, "_carry_out", _do_not_reload_after_a_lost_race),
    "gap-unnoticed": (Host, "table", _never_look_whether_something_was_missed),
    "stale-cache": (Host, "_read_on", _keep_the_past_that_was_lost),
    "wrong-base": (Room, "tell", _patch_from_the_wrong_base),
    "late-reader": (Node, "welcome", _welcome_and_listen_later),
    "wrong-seat": (tell, "view_of", _show_what_one_seat_sees),
    "seed-after-undo": (tell, "state_of", _show_the_seed_after_an_undo),
    "future-in-snapshot": (Standing, "summary", _keep_the_undone_future_in_snapshots),
    "undone-future-shown": (History, "undo", _undo_the_answers_and_not_the_game),
    "answered-twice": (Table, "answer", _answer_whatever_is_asked),
    "undo-unasked": (Standing, "free_until", _undo_past_hidden_cards_without_asking),
    "seat-of-the-present": (Rooms, "away", _take_unheard_for_away),
    "silent-leave": (Rooms, "_tell_present", _leave_without_a_word),
}
"""Where each is, and what becomes of the code there."""


@contextmanager
def _planted(name: str) -> Iterator[None]:
    place, attribute, change = PLANTED[name]
    with patch.object(place, attribute, change(getattr(place, attribute))):
        yield


def planted(name: str) -> Any:
    """The code with this bug; without any if there is no name."""
    return _planted(name) if name else nullcontext()
