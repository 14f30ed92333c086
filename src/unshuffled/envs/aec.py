"""Each mage is an agent: the game as a PettingZoo environment, one agent at a time (AEC)."""

from __future__ import annotations

from typing import Any, Unpack

from unshuffled.envs import extra
from unshuffled.envs.play import Play, Reward, Setting

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from unshuffled.envs.observe import observer
    from unshuffled.envs.team import Observation, space_of
except ImportError as error:
    raise extra.missing("The PettingZoo environment", error) from None


class Table(AECEnv[str, Any, Any]):
    """The mages of a table: `mage_1` to `mage_4`, by their seats. All win or lose together, so all get the same reward.

    The agent that is asked has the legal actions in the `action_mask` of its observation and of its info; the mask of all
    others is empty. What the players decide together the active mage answers, or `mage_1` in the nemesis's turn. An illegal
    action raises `IllegalAnswer`.

    - `observe`: False for the mask alone.
    - `reward`, `compact` and what is played: as in `Team`.
    """

    metadata: dict[str, Any] = {"name": "unshuffled_table_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012  # PettingZoo declares it on the object

    def __init__(
        self,
        observe: bool = True,
        reward: Reward = "win",
        compact: bool = False,
        render_mode: str | None = None,
        **setting: Unpack[Setting],
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # PettingZoo's has no types
        self.play = Play(reward, compact, **setting)
        self.render_mode = render_mode
        self._observer = observer(self.play.content) if observe else None
        self._random, _ = seeding.np_random(None)
        self.possible_agents = [f"mage_{seat + 1}" for seat in range(self.play.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: space_of(self.play, observe) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.play.numbering)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        given = (options or {}).get("seed")
        self.play.begin(str(self._random.integers(2**62)) if given is None else str(given))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def step(self, action: np.int64 | int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent whose game goes on gives an action")
        reward = self.play.answer(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, reward)
        if self.play.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        """Turn to the agent that is asked."""
        asked = f"mage_{self.play.seat + 1}"
        self.agent_selection = asked
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._mask_of(agent)} for agent in self.agents}
        decision = self.play.state.decision
        if decision is not None:
            self.infos[asked] |= {"actions": list(self.play.legal), "seat": decision.seat, "ask": decision.ask}

    def _mask_of(self, agent: str) -> np.ndarray[Any, np.dtype[np.int8]]:
        mask = np.frombuffer(self.play.mask, np.int8)
        return mask.copy() if agent == self.agent_selection else np.zeros_like(mask)

    def observe(self, agent: str) -> Observation:
        seen: Observation = {"action_mask": self._mask_of(agent)}
        if self._observer is not None:
            view = self.play.view(self.possible_agents.index(agent))
            seen["observation"] = self._observer.numbers(view)
            seen["places"] = self._observer.places(view)
        return seen

    def render(self) -> str | None:
        return self.play.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


def raw_env(**kwargs: Any) -> Table:
    """The environment without a wrapper."""
    return Table(**kwargs)


def env(**kwargs: Any) -> AECEnv[str, Any, Any]:
    """The environment; calls in a wrong order are refused."""
    return OrderEnforcingWrapper(raw_env(**kwargs))
