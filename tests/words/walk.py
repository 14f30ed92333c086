"""Every record of the grammar, each field set and unset, alone and inside the shapes; and what they say.

`spoken` gives a list of steps in a language as a card of a player or of the nemesis says it. `alike` finds those that read the
same and are not the same effect. What is the same effect although it is written differently is listed in `normal`, with reasons.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Iterator
from functools import cache
from typing import Any

from unshuffled.packs import library
from unshuffled.packs.grammar import (
    CONDITIONS,
    COUNTS,
    ENTRIES,
    PICK,
    SELECTORS,
    VERBS,
    Entry,
    Field,
    Sort,
)
from unshuffled.packs.sense import is_about_them, senseless
from unshuffled.rules.core.language import Amount, Block, Step
from unshuffled.rules.effects import cards, conditions, counts, gains, life, moving, pointing, shapes, spells, who
from unshuffled.words import steps
from unshuffled.words.players import Context
from unshuffled.words.speech import Voice

CONTENT = library.load()
NEMESIS = "carapace_queen"
"""Has a swarm, so that every unit can be named."""

NAMED = {
    "card": ["crystal", "spark"],
    "side card": ["crystal", "spark"],
    "mage": ["brama", "jian"],
    "kind": ["gem", "spell", "corruption"],
    "deck": ["strike", "acolyte"],
    "pile": ["devoured", "anomalies"],
    "counter": ["fury", "cloaks"],
    "protected": ["xaxos_outcast"],
    "track": ["fury", "cloaks"],
    "crowd": ["fury", "cloaks"],
    "group": ["fury", "cloaks"],
    "routine": ["strike", "fury"],
    "part": ["blood_magic", "fury"],
    "name": ["x"],
}
"""What a word may name; those of a nemesis are words that the packs have terms for."""
LIFE = counts.Charges("they")
FEW = [Amount(0), Amount(1), Amount(2), Amount(per=LIFE)]


def seq(*made: Step) -> Block:
    """A list of steps."""
    return Block("", list(made))


@cache
def amounts() -> list[Amount]:
    """Plain ones, and each way to count."""
    given = conditions.YourTurn()
    return [
        *FEW,
        Amount(times=2, per=LIFE),
        Amount(base=1, per=LIFE),
        Amount(base=5, times=-1, per=LIFE),
        Amount(base=5, times=-2, per=LIFE),
        Amount(base=-1, per=LIFE),
        Amount(base=-1, times=2, per=LIFE),
        Amount(half_up=True, per=LIFE),
        Amount(base=1, plus=1, condition=given),
        Amount(base=1, plus=1),
        Amount(per=LIFE, plus=1, condition=given),
        Amount(base=1, per=LIFE, plus=1, condition=given),
        Amount(base=1, times=2, per=LIFE, plus=2, condition=given),
    ]


def samples(field: Field) -> list[Any]:
    """Values of a field, besides leaving it out."""
    kind = field.kind
    made: list[Any]
    match kind.sort:
        case Sort.NUMBER:
            made = [0, 1, 2]
        case Sort.FLAG:
            made = [False, True]
        case Sort.WORD:
            made = list(kind.words or NAMED.get(kind.refers, ["fury", "cloaks"]))
        case Sort.AMOUNT:
            made = list(amounts())
        case Sort.CONDITION:
            made = [conditions.YourTurn(), conditions.AllPilesEmpty()]
        case Sort.CONDITIONS:
            return [[conditions.YourTurn()], [conditions.YourTurn(), conditions.AllPilesEmpty()]]
        case Sort.COUNT:
            made = [counts.Charges("they"), counts.Players()]
        case Sort.WHO:
            made = [each for entry in SELECTORS.values() for each in records(entry)]
        case Sort.STEPS:
            return [seq(gains.LoseCharges(1)), seq(cards.Draw(Amount(1)), life.Heal(Amount(2)))]
        case Sort.OPTIONS:
            return [[seq(cards.Draw(Amount(1))), seq(life.Heal(Amount(2)))]]
        case Sort.PICK:
            return picks()
    if kind.several:
        return [[one] for one in made] + [list(two) for two in itertools.combinations(made, 2)]
    return made


def records(entry: Entry, pairs: bool = True) -> list[Any]:
    """The record with each field as it may be, and with each two fields as they may be."""
    if entry.record is cards.Destroy:
        return [
            *(cards.Destroy(pick) for pick in picks()),
            cards.DestroyThis(cards.Pick(), this=True),
            cards.DestroyThis(cards.Pick(), played="x"),
        ]
    fields = [field for field in entry.fields.values() if not field.kind.binds]
    needed = {field.name: samples(field)[0] for field in fields if field.needed}
    needed |= {field.name: "x" for field in entry.fields.values() if field.kind.binds and field.needed}
    if not fields:
        return [entry.record()]
    made = [needed]
    for field in fields:
        made += [needed | {field.name: value} for value in samples(field)]
    if pairs:
        for one, two in itertools.combinations(fields, 2):
            made += [needed | {one.name: a, two.name: b} for a in samples(one) for b in samples(two)]
    return [entry.record(**values) for values in made]


@cache
def picks() -> list[cards.Pick]:
    """Choices of cards."""
    return legal(records(PICK))


def legal(made: list[Any]) -> list[Any]:
    """Without what a pack is refused for, and without repetition."""
    kept: dict[str, Any] = {}
    for record in made:
        if not any(True for _ in senseless(record)):
            kept.setdefault(repr(record), record)
    return list(kept.values())


@cache
def plain_steps() -> list[Step]:
    """Every verb that is no shape, in every form."""
    return legal([record for entry in VERBS.values() if not is_shape(entry) for record in records(entry)])


@cache
def short_steps() -> list[Step]:
    """Every verb that is no shape, with each field by itself, and few amounts: to stand inside something."""
    made: list[Step] = []
    for entry in VERBS.values():
        if is_shape(entry):
            continue
        for record in records(entry, pairs=False):
            values = [getattr(record, field.name) for field in entry.fields.values()]
            if any(isinstance(value, Amount) and value not in FEW for value in values):
                continue
            pick = getattr(record, "pick", None)
            if pick is not None and sum(value != default for value, default in _changed(pick)) > 1:
                continue
            made.append(record)
    return legal(made)


def _changed(record: Any) -> Iterator[tuple[Any, Any]]:
    fresh = type(record)()
    for field in dataclasses.fields(record):
        yield getattr(record, field.name), getattr(fresh, field.name)


def is_shape(entry: Entry) -> bool:
    """Does it hold other steps?"""
    return any(field.kind.sort in (Sort.STEPS, Sort.OPTIONS) for field in entry.fields.values()) and entry.beside


@cache
def all_conditions() -> list[Any]:
    """Every condition, every count compared in every way, and their negations and conjunctions."""
    made = [record for entry in CONDITIONS.values() for record in records(entry)]
    counted = [count for entry in COUNTS.values() for count in legal(records(entry))]
    for count in counted:
        made += [conditions.Comparison(count, at_least=n) for n in (0, 1, 2)]
        made += [conditions.Comparison(count, at_most=n) for n in (0, 1, 2)]
        made += [conditions.Comparison(count, exactly=n) for n in (0, 1, 2)]
        made.append(conditions.Comparison(count, at_least=2, at_most=4))
    made = [
        c for c in made if not (isinstance(c, conditions.Comparison) and c.at_least == c.at_most == c.exactly == -1)
    ]
    made = legal(made)
    first = conditions.AllPilesEmpty()
    return legal(
        [
            *made,
            *(conditions.Not(each) for each in made),
            *(conditions.All([each, first]) for each in made[:40]),
            *(conditions.Not(conditions.All([each, first])) for each in made[:40]),
            *(conditions.All([conditions.Not(each), first]) for each in made[:40]),
            *(conditions.Not(conditions.Not(each)) for each in made[:40]),
        ]
    )


@cache
def all_counts() -> list[Any]:
    """Every count."""
    return [count for entry in COUNTS.values() for count in legal(records(entry))]


def inside_shapes(step: Step) -> Iterator[list[Step]]:
    """A step inside each shape."""
    given, do = conditions.YourTurn(), seq(step)
    yield [shapes.May(do)]
    yield [shapes.May(do, by="you")]
    yield [shapes.May(seq(gains.LoseCharges(1)), do)]
    yield [shapes.May(seq(gains.LoseCharges(1), step))]
    yield [shapes.If(given, do)]
    yield [shapes.If(given, seq(life.Heal(Amount(1))), do)]
    yield [shapes.Repeat(Amount(2), do)]
    yield [shapes.Repeat(Amount(per=LIFE), do)]
    yield [shapes.Until(given, do)]
    yield [shapes.Choose([do, seq(life.Heal(Amount(3)))])]
    yield [shapes.Choose([do, seq(life.Heal(Amount(3)))], by="you")]
    yield [shapes.Minion("each", do)]
    yield [shapes.Minion("lowest_life", do)]
    yield [shapes.Minion("highest_life", do)]
    yield [shapes.Minion("lowest_life", do, "acolyte")]
    yield [shapes.Minion("any", do)]
    yield [shapes.Minion("any", do, "acolyte")]
    yield [pointing.Power("any", do)]
    yield [pointing.Power("each", do)]
    for selector in (who.Ally(), who.EachPlayer()):
        yield [shapes.For(selector, do)]
        yield [shapes.For(selector, seq(life.Heal(Amount(1)), step))]
        yield [shapes.For(selector, seq(shapes.If(given, do)))]
        yield [shapes.For(selector, seq(shapes.May(do)))]
        yield [shapes.For(selector, seq(shapes.May(do, by="you")))]
        yield [shapes.For(selector, seq(shapes.May(seq(gains.LoseCharges(1)), do)))]
        yield [shapes.For(selector, seq(shapes.Choose([do, seq(life.Heal(Amount(3)))])))]
        yield [shapes.For(selector, seq(shapes.Choose([do, seq(life.Heal(Amount(3)))], by="you")))]
        yield [shapes.For(selector, seq(shapes.Repeat(Amount(2), do)))]
        yield [shapes.For(selector, seq(shapes.For(who.They(), do)))]


def each_selector() -> list[list[Step]]:
    """Every way to choose players, for steps of every sort: with a subject, on somebody's pile, with a condition, a shape."""
    given = conditions.IsExhausted("they")
    todo = [
        seq(cards.Draw(Amount(1))),
        seq(cards.Draw(Amount(1)), life.Heal(Amount(1))),
        seq(cards.TakeTopOfDiscard()),
        seq(cards.Discard(cards.Pick(["prepped"]))),
        seq(shapes.If(given, seq(life.Deal(Amount(1))))),
        seq(shapes.May(seq(gains.LoseCharges(1)), seq(life.Deal(Amount(1))))),
        seq(shapes.Choose([seq(life.Suffer(Amount(1))), seq(cards.Draw(Amount(1)))])),
        seq(life.Deal(Amount(per=counts.HandCards("they")))),
    ]
    chosen = [record for entry in SELECTORS.values() for record in records(entry)]
    made: list[list[Step]] = [[shapes.For(each, do)] for each in chosen for do in todo]
    made += [[shapes.May(seq(shapes.For(each, seq(cards.TakeTopOfDiscard()))))] for each in chosen]
    return [each for each in made if is_legal(each)]


def each_count() -> list[list[Step]]:
    """Every count in every form of an amount, of what you do and of what others do."""
    made: list[list[Step]] = []
    for count in all_counts():
        for value in (
            Amount(per=count),
            Amount(times=2, per=count),
            Amount(base=1, per=count),
            Amount(half_up=True, per=count),
        ):
            made += [[life.Suffer(value)], [life.Deal(value)], [shapes.For(who.Ally(), seq(life.Suffer(value)))]]
    return made


def each_condition() -> list[list[Step]]:
    """Every condition of an `if`, alone and of somebody else."""
    then = seq(life.Heal(Amount(1)))
    made: list[list[Step]] = [[shapes.If(each, then)] for each in all_conditions()]
    return made + [[shapes.For(who.Ally(), seq(shapes.If(each, then)))] for each in all_conditions()]


def each_shape() -> list[list[Step]]:
    """Every verb inside every shape."""
    return [made for step in short_steps() for made in inside_shapes(step) if is_legal(made)]


def each_moment() -> list[list[Step]]:
    """Everything that waits for a moment."""
    waiting = legal([record for word in ("next_time", "each_time") for record in records(VERBS[word])])
    return [[step] for step in waiting]


def each_verb() -> list[list[Step]]:
    """Every verb that is no shape."""
    return [[step] for step in plain_steps()]


def is_legal(made: list[Step]) -> bool:
    """Would a pack with these steps be accepted?"""
    return all(
        not any(True for _ in senseless(step)) and all(is_legal(block.steps) for block in blocks_of(step))
        for step in made
    )


def blocks_of(step: Step) -> Iterator[Block]:
    """The lists of steps inside a step."""
    for field in ENTRIES[type(step)].fields.values():
        value = getattr(step, field.name)
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, Block):
                yield each


CONTEXTS = {
    "player": {"this": "card"},
    "nemesis": {"this": "minion", "nemesis": NEMESIS, "group": "yes"},
}


def spoken(voice: Voice, made: list[Step], side: str = "player") -> str:
    """What a card says that does this."""
    context = Context(**({"nemesis": NEMESIS} | CONTEXTS[side]))  # type: ignore[arg-type]
    # What is chosen under a name was discarded, as long as nothing else is said.
    context.chosen["x"] = ("discard", "card")
    return voice(steps.block(Block("", made), context))


def normal(record: Any, inside: bool = False) -> Any:
    """A record as plain data, equal for equal effects. `inside` is whether somebody was chosen by a `for`.

    The same effect is written in different ways where

    - a name (`as`) is given: it is for the machine;
    - `they` and `you` are said and nobody was chosen: they is you (and on a nemesis card nobody);
    - `for: you` or `for: they` chooses whom it is about already;
    - an amount has `plus` without a condition: it is added to `base`;
    - zones, kinds, uses and breaches are listed in another order, or `gain` beside what it contains;
    - conditions are negated twice, `all` or `any` holds one or another like itself, `not` is before `any`, or `not` is before a comparison that has an opposite;
    - a count is at most 0: it is never less;
    - a permission (`two_per_breach`) is offered: it is one without that;
    - a choice of cards has no `count`: it is 1;
    - `put` is `to: destroyed` or `to: hand`, and `put_top` is `to: destroyed`: that is `destroy`, `take` and `destroy_top_of_deck`;
    - a card is gained `to: breach` without a `kind`: only spells go there;
    - `revealed` asks for the kind of "it", and so does `it`: the sentence before says which card that is;
    - somebody was chosen and is offered what only you can do: you are asked with `by: you` and without;
    - `deal` has a plain `plus` without `if` and `may`;
    - `by: you` is said and nobody was chosen: you choose anyway.
    """
    match record:
        case list():
            return [normal(each, inside) for each in record]
        case Block():
            made: list[Any] = []
            for step in record.steps:
                if isinstance(step, shapes.For) and isinstance(step.who, (who.You, who.They)):
                    stays = inside and isinstance(step.who, who.They)
                    made += normal(step.do, stays)
                else:
                    made.append(normal(step, inside))
            return made
        case shapes.For():
            return ["for", normal(record.who, inside), normal(record.do, True)]
        case conditions.Not():
            return _negated(record.part, inside)
        case conditions.All():
            parts = [normal(part, inside) for part in record.parts]
            flat = [each for part in parts for each in (part[1:] if part[0] == "all" else [part])]
            return flat[0] if len(flat) == 1 else ["all", *flat]
        case conditions.Any(parts=[part]):
            return normal(part, inside)
        case conditions.Any():
            parts = [normal(part, inside) for part in record.parts]
            return ["any", *(each for part in parts for each in (part[1:] if part[0] == "any" else [part]))]
        case Amount():
            base = record.base + (record.plus if record.condition is None else 0)
            added = [record.plus, normal(record.condition, inside)] if record.condition is not None else []
            return ["amount", base, record.times, normal(record.per, inside), record.half_up, added]
        case life.Deal(may=None) if record.plus is not None and _one_sum(record) is not None:
            return normal(_one_sum(record), inside)
        case conditions.Revealed() if record.kind not in ("player", "nemesis"):
            return normal(conditions.It(record.kind), inside)
        case moving.Put(to="destroyed"):
            return normal(cards.Destroy(record.pick), inside)
        case moving.Put(to="hand"):
            return normal(cards.Take(record.pick), inside)
        case moving.PutTop(to="destroyed"):
            return normal(cards.DestroyTopOfDeck(record.count), inside)
        case gains.Gain(to="breach", kind=[]):
            return normal(dataclasses.replace(record, kind=["spell"]), inside)
        case cards.Pick(count=None, up_to=0, all=False):
            return normal(dataclasses.replace(record, count=Amount(1)), inside)
        case shapes.May(then=None) if record.offer.steps == [spells.TwoPerBreach()]:
            return normal(record.offer.steps[0], inside)
        case conditions.Comparison(at_least=-1, at_most=0, exactly=-1):
            return normal(conditions.Comparison(record.count, exactly=0), inside)
        case shapes.May() if inside and record.offer.steps[0].ASKS and not is_about_them(record.offer.steps[0]):
            return ["may", "you", normal(record.offer, inside), normal(record.then, inside)]
        case gains.Aether():
            return ["aether", normal(record.amount, inside), record.mask()]
    if type(record) not in ENTRIES:
        return record
    entry = ENTRIES[type(record)]
    values: list[Any] = [type(record).__name__]
    for field in entry.fields.values():
        value = getattr(record, field.name)
        if field.kind.binds:
            continue
        if value == "they" and not inside:
            value = "you"
        if field.key == "by" and value == "you" and not inside:
            value = ""
        if field.kind.several and isinstance(value, list):
            value = sorted(set(value))
        values.append(normal(value, inside))
    return values


def _one_sum(deal: life.Deal) -> life.Deal | None:
    """Without `plus`, where it can be added to the amount."""
    assert deal.plus is not None
    amount, plus = (
        each if each.condition is not None else dataclasses.replace(each, base=each.base + each.plus, plus=0)
        for each in (deal.amount, deal.plus)
    )
    whole: Amount | None = None
    if deal.condition is not None:
        if amount.is_plain and plus.is_plain:
            whole = dataclasses.replace(amount, plus=plus.base, condition=deal.condition)
    elif plus.is_plain and grows(amount):
        whole = dataclasses.replace(amount, base=amount.base + plus.base)
    elif amount.is_plain and grows(plus):
        whole = dataclasses.replace(plus, base=amount.base + plus.base)
    return dataclasses.replace(deal, amount=whole, plus=None, condition=None) if whole is not None else None


def grows(value: Amount) -> bool:
    """Is it never held at 0?"""
    return value.base >= 0 and value.times > 0 and not value.half_up


def _negated(part: Any, inside: bool) -> Any:
    match part:
        case conditions.Not():
            return normal(part.part, inside)
        case conditions.Any():
            return normal(conditions.All([conditions.Not(each) for each in part.parts]), inside)
        case conditions.All() if len(part.parts) == 1:
            return _negated(part.parts[0], inside)
        case conditions.Comparison(at_least=n, at_most=-1, exactly=-1) if n > 0:
            return normal(conditions.Comparison(part.count, at_most=n - 1), inside)
        case conditions.Comparison(at_least=-1, at_most=n, exactly=-1) if n >= 0:
            return normal(conditions.Comparison(part.count, at_least=n + 1), inside)
        case conditions.Comparison(at_least=-1, at_most=-1, exactly=0):
            return normal(conditions.Comparison(part.count, at_least=1), inside)
    return ["not", normal(part, inside)]


def words_of_the_grammar() -> set[tuple[str, str, str]]:
    """Every record, every field of it, and every word that a field may be."""
    found: set[tuple[str, str, str]] = set()
    for entry in ENTRIES.values():
        name = entry.record.__name__
        found.add((name, "", ""))
        for field in entry.fields.values():
            if not field.kind.binds:
                found |= {(name, field.name, word) for word in field.kind.words or ("set",)}
    return found


def words_in(record: Any) -> set[tuple[str, str, str]]:
    """Those of them that are in a record."""
    entry = ENTRIES[type(record)]
    name = entry.record.__name__
    found = {(name, "", "")}
    for field in entry.fields.values():
        value = getattr(record, field.name)
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, Block):
                found.add((name, field.name, "set"))
                for step in each.steps:
                    found |= words_in(step)
            elif type(each) in ENTRIES:
                found |= words_in(each) | {(name, field.name, "set")}
            elif field.kind.words:
                found.add((name, field.name, each))
            elif each or field.needed:
                found.add((name, field.name, "set"))
    return found


def alike(voice: Voice, many: list[list[Step]], side: str = "player") -> list[str]:
    """Effects that differ and read the same: the sentence, and one line for each of them."""
    said: dict[str, dict[str, list[Step]]] = {}
    for made in many:
        said.setdefault(spoken(voice, made, side), {}).setdefault(repr(normal(Block("", made))), made)
    return [
        "\n  ".join([f"{voice.lang}, {side}: {text}", *(repr(made) for made in effects.values())])
        for text, effects in said.items()
        if len(effects) > 1
    ]
