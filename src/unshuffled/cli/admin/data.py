"""What is stored about people: to write it down, to forget it, and how long it stays."""

from __future__ import annotations

import json
import sys
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from unshuffled.cli.admin.common import DatabaseUrl, admin_app, hint, run, sure
from unshuffled.cli.common import Packs, Stop, pack_folders, settings_here

if TYPE_CHECKING:
    from unshuffled.stores.retention import Days, Removed, Retention


@admin_app.command
def export(person: str, *, out: Path | None = None, database_url: DatabaseUrl = "") -> int:
    """Write everything that is stored about a person, as JSON.

    For example: `unshuffled admin export PERSON --out person.json`.

    Parameters
    ----------
    person
        The person's id.
    out
        The file. Default: print it.
    """

    async def work(store: Retention) -> dict[str, Any]:
        return await store.export(person)

    text = json.dumps(run(database_url, work), indent=2, ensure_ascii=False)
    if out is None:
        print(text)
    else:
        out.write_text(text + "\n", encoding="utf-8")
    return 0


@admin_app.command
def forget(person: str, *, yes: bool = False, database_url: DatabaseUrl = "") -> int:
    """Forget a person: account, sessions, names and what they said. Their answers stay, without a name.

    For example: `unshuffled admin forget PERSON --yes`.

    Parameters
    ----------
    person
        The person's id, of an account or a guest.
    yes
        Do it. Without this nothing is removed.
    """
    sure(yes)

    async def work(store: Retention) -> dict[str, int]:
        return await store.forget(person)

    changed = run(database_url, work)
    hint(changed)
    print(f"{person} is forgotten, at {len(changed)} tables")
    return 0


@admin_app.command
def retention(*, dry_run: bool = False, pack: Packs = None, database_url: DatabaseUrl = "") -> int:
    """Remove what is older than the settings UNSHUFFLED_KEEP_… say: unfinished tables, talk, guests, settled reports.

    For example: `unshuffled admin retention --dry-run`. Run it every night.

    Parameters
    ----------
    dry_run
        Only print what would be removed.
    pack
        Folder of a pack that stored games use; repeatable (UNSHUFFLED_PACKS).
    """
    days = _days()

    async def work(store: Retention) -> Removed:
        return await store.run(days, _finished(store, pack_folders(pack)), dry_run)

    done = run(database_url, work)
    for name, value in asdict(done).items():
        print(
            f"{name}: {len(value) if isinstance(value, list) else value}{' would be removed' if dry_run else ' removed'}"
        )
        for each in value if isinstance(value, list) else ():
            print(f"  {each}")
    return 0


def _days() -> Days:
    from unshuffled.server.settings import BadSettings, numbers_from  # noqa: PLC0415
    from unshuffled.stores.retention import Days  # noqa: PLC0415

    try:
        numbers = numbers_from(settings_here())
    except BadSettings as error:
        raise Stop(str(error)) from None
    return Days(**{name: numbers.get(f"keep_{name}_days", 0) for name in ("unfinished", "talk", "guests", "reports")})


def _finished(store: Retention, packs: tuple[Path, ...]) -> Callable[[str], Awaitable[bool]]:
    """Whether a table's game is over: from its log, by playing it."""
    from unshuffled.packs import library  # noqa: PLC0415
    from unshuffled.rules.core.errors import RulesError  # noqa: PLC0415
    from unshuffled.tables.codes import Refused  # noqa: PLC0415
    from unshuffled.tables.hosting.host import Host  # noqa: PLC0415
    from unshuffled.tables.memory import MemoryRelay  # noqa: PLC0415

    host = Host(library.load_with(packs), store.log, MemoryRelay(), keep=10)

    async def is_finished(table: str) -> bool:
        try:
            return (await host.table(table)).is_over
        except (Refused, RulesError) as error:
            print(f"table {table} is kept, it cannot be read: {error}", file=sys.stderr)
            return True

    return is_finished
