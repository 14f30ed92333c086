// What the other screens count, find and point at.
import { expect, test } from "vitest";
import { begun, type Game, longer, turnsOf } from "@/protocol/game";
import type { GameEvent, ReplayStep, View } from "@/protocol/wire";
import { routeOf } from "@/router/router";
import { otherNemesis, setupAgain } from "@/screens/end/again";
import { spread, ticks, widths } from "@/screens/end/Curves";
import { counted, storyOf } from "@/screens/end/stats";
import { ANY, folded, found, kindsOf, ownersOf, queryOf, spoken, thingsOf, wantedOf } from "@/screens/gallery/things";
import { filmOf, lengthOf, standAt, turnAt, turnFrom, within } from "@/screens/replay/film";
import { chaptersOf, linked, matches } from "@/screens/rules/topics";
import { makeTable } from "@/store/table";
import { LANGUAGES, loadLanguage } from "@/words/languages";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { told } from "./told";

const games: Game[] = told.games.map(({ first, steps }) =>
  begun({
    answers: steps.length,
    over: true,
    view: first,
    steps: steps.map((step, n): ReplayStep => ({ ...step, at: n + 1 })),
  }),
);
const game = games[0] as Game;
const voiceOf = async (lang: (typeof LANGUAGES)[number]) =>
  new Voice(lang, await loadLanguage(lang), new Names(told.content));

test("a game's last view is the one Python saw", () => {
  games.forEach((one, n) => expect(one.views.at(-1)).toEqual(told.games[n]?.last));
});

test("steps that came later make the game longer and leave its beginning alone", () => {
  const half = longer({ over: false, steps: [], views: [game.views[0] as View] }, game.steps.slice(0, 10), false);
  const whole = longer(half, game.steps.slice(10), true);

  expect(whole).toEqual(game);
  expect(half.steps).toHaveLength(10);
});

test("every turn has one mark, those of the nemesis that asked nothing too", () => {
  for (const one of games) {
    const marks = turnsOf(one);
    const last = one.views.at(-1) as View;

    expect(marks.map((mark) => mark.turn)).toEqual(marks.map((_, n) => n + (marks[0]?.turn ?? 0)));
    expect(last.turn - (marks.at(-1)?.turn ?? 0)).toBeOneOf([0, 1]);
    expect(marks.filter((mark) => mark.active === "nemesis")).toHaveLength(
      one.steps.flatMap((step) => step.events).filter((event) => event.event === "nemesis_turn_started").length,
    );
  }
});

test("the curves begin with the first lives and end with the last", () => {
  for (const one of games) {
    const { moments } = storyOf(one);
    const [first, last] = [one.views[0] as View, one.views.at(-1) as View];

    expect(moments[0]).toMatchObject({ turn: 0, nemesis: first.nemesis.life, gravehold: first.gravehold.life });
    expect(moments.at(-1)).toEqual({
      turn: moments.at(-1)?.turn,
      active: moments.at(-1)?.active,
      gravehold: last.gravehold.life,
      nemesis: last.nemesis.life,
      mages: last.players.map((player) => player.life),
    });
  }
});

test("damage is reported with the spell that dealt it and its mage", () => {
  const view = game.views[0] as View;
  const seat = 0;
  const events: GameEvent[] = [
    { event: "cast", seat, card: "spark", owner: 0, breach: 1 },
    { event: "nemesis_damaged", amount: 3 },
    { event: "nemesis_turn_started" },
    { event: "nemesis_damaged", amount: 9 },
  ];
  const story = storyOf(
    begun({ answers: 1, over: false, view, steps: [{ at: 1, key: "cast spark 1", events, patch: {} }] }),
  );

  expect(story.dealt).toEqual([{ seat, card: "spark", ability: false, amount: 3, times: 1 }]);
  expect(story.mages[0]).toMatchObject({ dealt: 3, cast: 1 });
  expect(story.hardest).toEqual({ seat, card: "spark", amount: 3 });
});

test("cards that were gained are counted in the order they came", () => {
  expect(counted(["jade", "ignite", "jade"])).toEqual([
    { card: "jade", n: 2 },
    { card: "ignite", n: 1 },
  ]);
});

test("playing again takes what chance had chosen", () => {
  const view = game.views[0] as View;
  const setup = setupAgain({ setup: { mages: ["random"], difficulty: "expert" } } as never, view);

  expect(setup).toEqual({
    difficulty: "expert",
    mages: view.players.map((player) => player.mage),
    nemesis: view.nemesis.id,
    market: view.supply.map((pile) => pile.card),
  });
});

test("the other nemesis is never the same one", () => {
  expect([0, 0.4, 0.99].map((chance) => otherNemesis(["a", "b", "c"], "b", chance))).toEqual(["a", "a", "c"]);
  expect(otherNemesis(["a"], "a")).toBe("a");
});

test("an axis has round steps, and names at its end do not lie on each other", () => {
  expect(ticks(70, 4)).toEqual([0, 20, 40, 60]);
  expect(ticks(3, 4)).toEqual([0, 1, 2, 3]);
  expect(spread([10, 12, 50], 19, 200)).toEqual([10, 29, 50]);
  expect(spread([198, 200], 19, 200)).toEqual([181, 200]);
});

test("a chart without room has no width, and never less", () => {
  expect(widths(640, 10)).toEqual({ right: 120, plot: 486 });
  expect(widths(0, 10)).toEqual({ right: 0, plot: 0 });
});

test("a replay stands where it is sent to, with the log up to there", () => {
  const store = makeTable("frogs", { still: true });
  const film = filmOf(game);

  standAt(store, film, 5, 4);

  expect(store.getState().view).toBe(game.views[5]);
  expect(store.getState().news).toMatchObject({ events: game.steps[4]?.events, fresh: false });
  expect(store.getState().log.map((line) => line.event)).toEqual(game.steps.slice(0, 5).flatMap((step) => step.events));
  standAt(store, film, 2, 5);
  expect(store.getState().news.fresh).toBe(true);
});

test("a replay goes from turn to turn and not beyond its ends", () => {
  const film = filmOf(game);
  const second = film.turns.find((mark) => mark.at > 0)?.at ?? 0;

  expect(turnFrom(film, 0, 1)).toBe(second);
  expect(turnFrom(film, second + 1, -1)).toBe(second);
  expect(turnFrom(film, second, -1)).toBe(0);
  expect(turnFrom(film, lengthOf(film), 1)).toBe(lengthOf(film));
  expect(film.turns[turnAt(film, 0)]?.at).toBe(0);
  expect([within(film, -3), within(film, 1e6)]).toEqual([0, lengthOf(film)]);
});

test("everything in the packs is in the gallery once", () => {
  const things = thingsOf(told.content);
  const { cards, mages, nemeses } = told.content;

  expect(things).toHaveLength(cards.length + mages.length + nemeses.length);
  expect(new Set(things.map((thing) => thing.id)).size).toBe(things.length);
});

test.each(LANGUAGES)("in %s each kind of card in the gallery has a name of its own", async (lang) => {
  const voice = await voiceOf(lang);
  const named = ["all", ...kindsOf(told.content)]
    .filter((kind) => !(kind in told.content.terms))
    .map((kind) => voice.text("gallery-kind-of", { kind }));

  expect(new Set(named).size).toBe(named.length);
});

test("a card is found by its Polish name without signs, by its English name, and by its text", async () => {
  const things = thingsOf(told.content);
  const voice = await voiceOf("pl");
  const find = (words: string) =>
    found(things, { ...ANY, words }, told.content, (thing) => spoken(thing, voice)).map((thing) => thing.id);

  expect(find("krolowa roju")).toEqual(["carapace_queen"]);
  expect(find("carapace QUEEN")).toEqual(["carapace_queen"]);
  expect(find("eteru").length).toBeGreaterThan(20);
  expect(find("no such words")).toEqual([]);
});

test("filters meet: box, kind, cost and whose", () => {
  const things = thingsOf(told.content);
  const ids = (wanted: Partial<typeof ANY>) => found(things, { ...ANY, ...wanted }, told.content, () => "");

  expect(ids({ kind: "gem", cost: "2", pack: "base", whose: "market" }).map((thing) => thing.id)).toContain("jade");
  expect(ids({ cost: "7+" }).every((thing) => (thing.card?.cost ?? 0) >= 7)).toBe(true);
  expect(ids({ whose: "rageborne", kind: "foe" }).every((thing) => thing.card?.nemesis === "rageborne")).toBe(true);
  const spark = things.find((thing) => thing.id === "spark");
  expect(spark && ownersOf(spark, told.content)).toContain("brama");
});

test("what is looked for is in the address and comes back from it", () => {
  const wanted = { kind: "spell", pack: "base", cost: "4", whose: "", words: "ogień" } as const;

  expect(wantedOf(queryOf(wanted), told.content)).toEqual(wanted);
  expect(queryOf(ANY)).toBe("");
  expect(wantedOf("?kind=nonsense", told.content)).toEqual(ANY);
  expect(folded("Żółć’s")).toBe("zolc's");
  expect(folded("Œil du\u00A0Néant")).toBe("oeil du neant");
});

test("every rule is in a chapter, also one that no chapter knows", () => {
  const topics = told.content.rules.map((rule) => rule.topic);

  expect(
    chaptersOf([...topics, "new-thing"])
      .flatMap((chapter) => chapter.topics)
      .toSorted(),
  ).toEqual([...topics, "new-thing"].toSorted());
  expect(chaptersOf(topics).some((chapter) => chapter.id === "more")).toBe(false);
});

test("titles of other rules are links in a rule's text, as whole words and once", () => {
  const titles = new Map([
    ["minions", "Minions"],
    ["ally", "Ally"],
    ["own", "powers"],
  ]);

  expect(linked("All minions act. Finally minions rest; powers too.", titles, "own")).toEqual([
    { text: "All " },
    { text: "minions", topic: "minions" },
    { text: " act. Finally minions rest; powers too." },
  ]);
  expect(matches("aether gem", "Gems give Æther", "aether")).toBe(true);
  expect(matches("relic", "Gems")).toBe(false);
});

test("addresses of the new screens", () => {
  expect(routeOf("/t/abc/replay", "at=12")).toEqual({ screen: "replay", table: "abc", at: 12, away: false });
  expect(routeOf("/t/abc/replay", "at=12&away")).toEqual({ screen: "replay", table: "abc", at: 12, away: true });
  expect(routeOf("/t/abc/replay")).toEqual({ screen: "replay", table: "abc", at: null, away: false });
  expect(routeOf("/t/abc/end")).toEqual({ screen: "end", table: "abc" });
  expect(routeOf("/learn")).toEqual({ screen: "learn" });
  expect(routeOf("/learn/more")).toEqual({ screen: "lost" });
});
