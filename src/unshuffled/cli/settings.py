"""The settings of a server as a list: each with its value and its origin. Secrets are hidden."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from unshuffled.server.settings import (
    PREFIX,
    PUSH_KEY_FILE,
    SECRET_FILE,
    Settings,
    database_in,
    settings_in,
    values_from,
    variable,
)
from unshuffled.stores.folder import data_folder

HIDDEN = "(hidden)"
EMPTY = "(empty)"


def rows(environment: Mapping[str, str], data: Path | None, options: Mapping[str, Any]) -> list[tuple[str, str, str]]:
    """Return variable, value and origin of every setting. Reads and creates no file. Raises `BadSettings`.

    A variable that is no setting is left out.
    """
    env = settings_in(environment)
    values = values_from(env, options)
    folder = data or data_folder(env)
    given = {name for name, value in {**options, "data": data}.items() if value}
    values |= {"data": folder, "old_pages": env.get(f"{PREFIX}OLD_PAGES", "")}
    # What `settings_from` would read from the data folder, or create there.
    stored = {"secret": SECRET_FILE} | ({} if values["nats_url"] else {"push_key": PUSH_KEY_FILE})
    stored = {name: file for name, file in stored.items() if not values[name]}
    secrets = {setting.name for setting in fields(Settings) if not setting.repr}
    found = []
    for name in sorted(values, key=variable):
        value = shown(values[name], name in secrets)
        origin = "option" if name in given else "environment" if env.get(variable(name)) else "default"
        if name in stored:
            value, origin = HIDDEN, f"file {folder / stored[name]}"
        elif name == "database_url" and not values[name]:
            value = database_in(folder)
        found.append((variable(name), value, origin))
    return found


def shown(value: object, is_secret: bool) -> str:
    """Return a value as text. Of a secret, at most what an address has without its user, its password and its options."""
    if isinstance(value, tuple):
        text = os.pathsep.join(str(part) for part in value)
    else:
        text = str(value).lower() if isinstance(value, bool) else str(value)
    if is_secret and text:
        text = re.sub("://.*@", "://***@", text).partition("?")[0] if "://" in text else HIDDEN
    return text or EMPTY


def table(listed: list[tuple[str, str, str]]) -> str:
    """Return the rows in aligned columns."""
    widths = [max(len(row[column]) for row in listed) for column in (0, 1)]
    return "\n".join(f"{name:<{widths[0]}}  {value:<{widths[1]}}  {origin}" for name, value, origin in listed)
