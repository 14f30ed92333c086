"""Why a table refuses something. Values are part of the protocol: add, never change."""

from __future__ import annotations

from enum import StrEnum


class Code(StrEnum):
    """A refusal's code, for programs; `words` has a sentence for each."""

    NOT_AT_TABLE = "table/not_at_table"
    """The person has not joined."""
    NOT_THE_HOST = "table/not_the_host"
    """Only the host may do that."""
    ALREADY_STARTED = "table/already_started"
    """The game has begun; what it is played with is fixed."""
    NOT_STARTED = "table/not_started"
    """There is no game yet."""
    OVER = "table/over"
    """The game is over."""
    STALE = "table/stale"
    """The answer was given to a question that is no longer asked. Here is the new state."""
    WATCHING = "table/watching"
    """Who only watches may look and talk; join to play first."""
    BAD_SETUP = "table/bad_setup"
    """The setup cannot be played; the reason says why."""
    OTHER_VERSION = "table/other_version"
    """The game was made with packs or rules that this server does not have. Another server of the site may."""
    OTHER_RULES = "table/other_rules"
    """The game was played with older rules, and today's lead elsewhere: watch it, or go on with a fork."""
    DAMAGED = "table/damaged"
    """The stored game is not what was bound at its beginning. It is not played on."""
    LOG_FULL = "table/log_full"
    """The table has as many entries as a table may have. Fork it to go on."""
    BAD_NONCE = "table/bad_nonce"
    """A nonce is 16 to 64 hexadecimal digits."""
    NO_SUCH_SEAT = "seat/none"
    """The table has no such seat."""
    SEAT_TAKEN = "seat/taken"
    """Somebody present has that seat."""
    SEAT_NOT_YOURS = "seat/not_yours"
    """The seat is somebody else's."""
    SEATS_EMPTY = "seat/empty"
    """Every seat must be somebody's before the game begins."""
    NOT_YOUR_DECISION = "answer/not_yours"
    """The decision belongs to another seat."""
    NOT_AN_OPTION = "answer/not_an_option"
    """The key is not among the options."""
    BROKEN = "answer/broken"
    """The rules cannot carry this answer out, such as effects that do not end. Nothing was written."""
    NOTHING_TO_TAKE_BACK = "back/nothing"
    """There is no such earlier moment."""
    NOTHING_TO_REDO = "back/nothing_to_redo"
    """Nothing was taken back."""
    NO_VOTE = "back/no_vote"
    """Nobody has asked to go back."""
    NO_SUCH_SAVE = "save/none"
    """No moment has that name."""
    TOO_MANY_SAVES = "save/too_many"
    """The table keeps no more named moments."""
    SEED_SECRET = "record/seed_secret"
    """The record holds the seed: it can be had when the game is over, or by somebody who has always played alone."""
    DEALT_ANEW = "record/dealt_anew"
    """The table began in the middle of another game, whose seed is not told: it has no record of its own."""
    BAD_RECORD = "record/bad"
    """The text is no game, or not one that can be replayed here."""
    BAD_SETUP_CODE = "setup/bad_code"
    """The text is no setup code; the reason says why."""
    CHAT_OFF = "chat/off"
    """Free words are switched off at this table."""
    TOO_LONG = "chat/too_long"
    """The text is too long."""
    NO_SUCH_PHRASE = "chat/no_such_phrase"
    """Not one of the quick phrases."""


class Refused(Exception):
    """A table refuses something; nothing has changed."""

    def __init__(self, code: Code, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else str(code))
        self.code = code
        self.detail = detail
