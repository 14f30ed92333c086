"""What can go wrong, each with a code that never changes."""


class RulesError(Exception):
    """Something the rules refuse. `code` is for programs, the message for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class IllegalAnswer(RulesError):
    """The key is not among the options of the pending decision. The game is unchanged."""


class BadSetup(RulesError):
    """The setup cannot be built."""


class EndlessEffect(RulesError):
    """A card's effects ran past the step budget."""


class BadSave(RulesError):
    """A stored game cannot be read."""


class Hidden(Exception):
    """A hidden card would be turned up in a game that is `blind`."""
