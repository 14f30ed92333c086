"""Why an entry is refused."""

from __future__ import annotations

from enum import StrEnum

from unshuffled.rules.core.errors import RulesError


class Code(StrEnum):
    """Stable names of refusals; sentences are made elsewhere."""

    BEGUN = "expedition/begun"
    NOT_BEGUN = "expedition/not_begun"
    OVER = "expedition/over"
    COMMITMENT = "expedition/commitment"
    FORM = "expedition/form"
    SETTINGS = "expedition/settings"
    NOT_ASKED = "expedition/not_asked"
    MARKET = "expedition/market"
    MAGES = "expedition/mages"
    TREASURES = "expedition/treasures"
    OUTCOME = "expedition/outcome"
    GAME = "expedition/game"
    REWARD = "expedition/reward"
    PATH = "expedition/path"
    NO_CHOICE = "expedition/no_choice"
    SAVE = "expedition/save"


class Refused(RulesError):
    """An entry does not fit here; nothing has changed."""

    def __init__(self, code: Code, message: str = "") -> None:
        super().__init__(code.value, message or code.value)
