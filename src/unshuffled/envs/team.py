"""One learner plays all mages: the game as a Gymnasium environment."""

from __future__ import annotations

from typing import Any, Literal, Unpack

from unshuffled.envs import extra
from unshuffled.envs.play import Play, Reward, Setting

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

    from unshuffled.envs.observe import LIMIT, observer
except ImportError as error:
    raise extra.missing("The Gymnasium environment", error) from None

Observation = dict[str, NDArray[Any]]
Illegal = Literal["stay", "raise"]
"""What an illegal action does: nothing, which `info` says; or it raises `IllegalAnswer`."""
AT_END = 0
"""The one action in the mask of a game that is over. It does nothing; a mask of zeros has no distribution to sample from."""


def space_of(play: Play, observe: bool = True) -> spaces.Dict[Any]:
    """The space of observations."""
    shapes: dict[str, spaces.Space[Any]] = {"action_mask": spaces.MultiBinary(len(play.numbering))}
    if observe:
        seen = observer(play.content)
        shapes["observation"] = spaces.Box(-LIMIT, LIMIT, (len(seen.legend),), np.float32)
        shapes["places"] = spaces.Box(0, len(seen.cards) - 1, (len(seen.place_legend),), np.int16)
    return spaces.Dict(shapes)


class Team(gymnasium.Env[Any, np.int64]):
    """The players together against the nemesis.

    An observation has the `action_mask`, the `observation` in numbers and the `places` of cards; without `observe` it is the
    mask alone, which is much faster. `play.numbering` names the actions, `observer(play.content)` the entries. `info` has the
    mask too, the legal `actions` as a list, the `seat` that is asked and the code of the question (`ask`).
    At the end of a game `actions` is empty, and the mask has action 0, which does nothing: a vector of environments asks for an
    action there, too.

    - `observe`: False for the mask alone.
    - `reward`: `win`, or `damage` for a share of 1 with the nemesis's life as well.
    - `illegal`: what an illegal action does, `stay` or `raise`.
    - `compact`: number only the answers of this setup. Names stay the same, numbers do not.
    - everything else as in `Game.new`.

    `reset` takes a seed; `options={"seed": …}` gives the seed of the game itself, as `Game.new` takes it.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # Gymnasium declares it on the object

    def __init__(
        self,
        observe: bool = True,
        reward: Reward = "win",
        illegal: Illegal = "stay",
        compact: bool = False,
        render_mode: str | None = None,
        **setting: Unpack[Setting],
    ) -> None:
        if illegal not in {"stay", "raise"}:
            raise ValueError(f"no way {illegal!r} with illegal actions; known: stay, raise")
        self.play = Play(reward, compact, **setting)
        self.render_mode = render_mode
        self._raises = illegal == "raise"
        self._observer = observer(self.play.content) if observe else None
        self.action_space = spaces.Discrete(len(self.play.numbering))
        self.observation_space = space_of(self.play, observe)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        given = (options or {}).get("seed")
        self.play.begin(str(self.np_random.integers(2**62)) if given is None else str(given))
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        play = self.play
        key = play.legal.get(int(action))
        if play.is_over and int(action) == AT_END:
            seen, info = self._seen()
            return seen, 0.0, True, False, info
        if key is None:
            if self._raises:
                raise play.refusal(int(action))
            seen, info = self._seen()
            info["illegal"] = True
            return seen, 0.0, play.is_over, False, info
        reward = play.give(key)
        seen, info = self._seen()
        return seen, reward, play.is_over, False, info

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        play = self.play
        mask = self._mask()
        decision = play.state.decision
        info: dict[str, Any] = {"action_mask": mask, "actions": list(play.legal)}
        if decision is not None:
            info["seat"] = decision.seat
            info["ask"] = decision.ask
        seen: Observation = {"action_mask": mask}
        if self._observer is not None:
            view = play.view(play.seat)
            seen["observation"] = self._observer.numbers(view)
            seen["places"] = self._observer.places(view)
        return seen, info

    def _mask(self) -> NDArray[np.int8]:
        # A copy: learners keep what they are given.
        mask = np.frombuffer(self.play.mask, np.int8).copy()
        if self.play.is_over:
            mask[AT_END] = 1
        return mask

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as MaskablePPO asks for it."""
        return self._mask().astype(np.bool_)

    def name(self, action: int) -> str:
        """The name of an action."""
        return self.play.numbering[int(action)]

    def render(self) -> str | None:
        return self.play.text() if self.render_mode == "ansi" else None
