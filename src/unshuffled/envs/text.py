"""The game as text: a string in, a string out, in any of the five languages. It needs the package alone.

For language models, and for programs in other languages that speak over a pipe.
"""

from __future__ import annotations

from typing import Any, Unpack

from unshuffled.api.records import Event, Option, Result, voice_of
from unshuffled.api.setups import seed_of
from unshuffled.envs.play import Play, Reward, Setting
from unshuffled.packs import find
from unshuffled.rules.readings.refusals import why
from unshuffled.words import asks
from unshuffled.words.phrases import Name, say
from unshuffled.words.speech import LANGUAGES

ID = "unshuffled/Text-v0"
"""The number rises when what is read or accepted changes its meaning; sentences may be improved without."""


class Text:
    """The table, what has happened, the question and its numbered answers, as one string.

    An answer is its number in the list, its key, or its text in the language of the environment. Anything else changes nothing:
    the string that comes back says why, and `info["illegal"]` is True.

    >>> text = Text(mages=["mist"], nemesis="rageborne")
    >>> seen, info = text.reset(seed=1)
    >>> seen, reward, over, info = text.step("1")
    >>> info["answer"]
    'play garnet_shard'
    """

    __slots__ = ("lang", "play", "table", "width")

    def __init__(
        self, lang: str = "en", width: int = 100, table: bool = True, reward: Reward = "win", **setting: Unpack[Setting]
    ) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no language {lang!r}; known: {', '.join(LANGUAGES)}")
        self.lang = lang
        self.width = width
        self.table = table
        """Show the table each time? Otherwise only what has happened and what is asked."""
        self.play = Play(reward, **setting)

    def reset(self, seed: int | str | None = None) -> tuple[str, dict[str, Any]]:
        """A new game: what is seen, and the keys of the answers. The seed is that of `Game.new`."""
        self.play.begin(seed_of(seed))
        return self._seen(), self._info()

    def step(self, answer: str) -> tuple[str, float, bool, dict[str, Any]]:
        """Answer: what is seen, the reward, whether the game is over, and the keys of the next answers."""
        key = self._meant(answer)
        if not key:
            return self._refused(answer), 0.0, self.play.is_over, self._info() | {"illegal": True}
        reward = self.play.give(key)
        return self._seen(), reward, self.play.is_over, self._info() | {"answer": key}

    def _info(self) -> dict[str, Any]:
        return {"keys": list(self.play.legal.values())}

    def _meant(self, answer: str) -> str:
        """The key that is meant; empty if none is."""
        keys = list(self.play.legal.values())
        answer = answer.strip()
        if answer in keys:
            return answer
        if answer.isdecimal():
            return keys[int(answer) - 1] if 1 <= int(answer) <= len(keys) else ""
        wanted = find.plain(answer)
        found = [key for key, text in zip(keys, self._options(), strict=True) if find.plain(text) == wanted]
        return found[0] if len(found) == 1 else ""

    def _options(self) -> list[str]:
        return [Option(self.play.state, key).text(self.lang) for key in self.play.legal.values()]

    def _seen(self) -> str:
        happened = [Event(self.play.state, event).text(self.lang) for event in self.play.state.events]
        parts = ["\n".join(happened), self.play.text(self.lang, self.width) if self.table else "", self._question()]
        return "\n\n".join([part for part in parts if part])

    def _question(self) -> str:
        state = self.play.state
        if self.play.is_over:
            return Result(state, len(self.play.keys)).text(self.lang)
        decision = state.decision
        assert decision is not None
        who, asked = asks.who_decides(state), asks.question(state)
        if decision.card >= 0:
            card = Name("card", self.play.content.ids[decision.card])
            question = say("asked-because", who=who, card=card, question=asked)
        else:
            question = say("asked", who=who, question=asked)
        numbered = [f"{n}. {text}" for n, text in enumerate(self._options(), 1)]
        return "\n".join([voice_of(state, self.lang)(question).strip(), *numbered])

    def _refused(self, answer: str) -> str:
        state = self.play.state
        if self.play.is_over:
            return self._question()
        voice = voice_of(state, self.lang)
        if answer.strip().isdecimal():
            refusal = voice(say("said-no-number", n=len(self.play.legal)))
        else:
            refusal = voice(say("said-no", why=asks.reason(state, why(state, answer.strip()))))
        return f"{refusal}\n\n{self._question()}"
