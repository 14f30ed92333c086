"""Records that are well formed and make no sense: fields that take each other away, effects that can do nothing.

Each message says what to write instead. What is refused here needs no sentence; everything else has one of its own,
which `tests/words/test_truth.py` holds by walking the grammar.
"""

from unshuffled.packs.sense import values, verbs
from unshuffled.packs.sense.whom import Messages, homeless, is_about_them, records
from unshuffled.rules.core.language import Step

JUDGES = verbs.JUDGES | values.JUDGES


def senseless(step: Step) -> Messages:
    """What is wrong with a step, and with the amounts, choices, counts and conditions in it. Blocks are looked at by themselves."""
    for record in records(step):
        judge = JUDGES.get(type(record))
        if judge is not None:
            yield from judge(record)


__all__ = ["homeless", "is_about_them", "senseless"]
