"""What people reported."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from unshuffled.cli.admin.common import DatabaseUrl, admin_app, run, time_of, words_of
from unshuffled.cli.common import Stop

if TYPE_CHECKING:
    from unshuffled.stores.retention import Retention


@admin_app.command
def reports(id: str = "", *, every: bool = False, done: bool = False, database_url: DatabaseUrl = "") -> int:
    """List what people reported, read one, or mark it as done.

    For example: `unshuffled admin reports`, `unshuffled admin reports 1f2e3d4c --done`.

    Parameters
    ----------
    id
        The report to read, with what was said before it. Default: list those that are open.
    every
        Also list reports that are done.
    done
        Mark this report as done.
    """
    if done and not id:
        raise Stop("which report is done? Name its id")

    async def work(store: Retention) -> list[Any]:
        found = await store.reports(every, id)
        if done and found:
            await store.settle(id)
        return list(found)

    found = run(database_url, work)
    if id and not found:
        raise Stop(f"there is no report {id}")
    for each in found:
        state = "done" if each.done_at or done else "open"
        print(
            f"{each.id}  {time_of(each.made_at)}  {state}  {each.reason}  table {each.table}  person {each.person or '-'}"
        )
        if each.words:
            print(f"  {each.by} writes: {each.words}")
        if id:
            for line in each.talk:
                print(f"  [{line['number']}] {line['person']}: {words_of(line)}")
    return 0
