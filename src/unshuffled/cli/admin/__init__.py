"""For operators: people, tables, bans, reports, and what is stored about somebody. It works on the database, while servers run."""

from unshuffled.cli.admin import bans, data, key, reports, tables
from unshuffled.cli.admin.common import admin_app

__all__ = ["admin_app", "bans", "data", "key", "reports", "tables"]
