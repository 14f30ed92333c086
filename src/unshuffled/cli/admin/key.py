"""The key for cookies and links."""

from __future__ import annotations

from pathlib import Path

from unshuffled.cli import extras
from unshuffled.cli.admin.common import admin_app, data_here
from unshuffled.cli.common import Stop, settings_here


@admin_app.command
def rotate_key(*, drop_old: bool = False, data: Path | None = None) -> int:
    """Make a new key for cookies and links. What the previous key signed still works.

    For example: `unshuffled admin rotate-key`; a year later `unshuffled admin rotate-key --drop-old`.

    Parameters
    ----------
    drop_old
        Make no new key, and keep only the newest: what older keys signed stops working.
    data
        Folder with the key of a single machine (UNSHUFFLED_DATA).
    """
    extras.need("play", "hosting")
    from unshuffled.server import settings  # noqa: PLC0415

    now = settings_here().get("UNSHUFFLED_SECRET", "")
    folder = data or data_here()
    try:
        keys = settings.keys_in(now or settings.kept_secret(folder))
    except settings.BadSettings as error:
        raise Stop(str(error)) from None
    if drop_old and len(keys) == 1:
        raise Stop("there is only one key")
    new = keys[:1] if drop_old else [settings.new_key(), keys[0]]
    if now:
        print(
            "The key is in UNSHUFFLED_SECRET: set it on all servers, one value after the other, and restart them each time."
        )
        for value in [new] if drop_old else [new[::-1], new]:
            print(f"UNSHUFFLED_SECRET={','.join(value)}")
    else:
        settings.keep_secret(folder, ",".join(new))
        print("the key is changed; restart the server")
    return 0
