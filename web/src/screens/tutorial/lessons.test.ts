import { expect, test } from "vitest";
import type { Choice, Decision, EventName, GameEvent, View } from "@/protocol/wire";
import { LANGUAGES, loadLanguage } from "@/words/languages";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { told } from "../../../tests/told";
import { CHAPTERS, recordOf } from "./chapters";
import prepared from "./chapters.json";
import { isOver, isPassed, type Lesson, LESSONS, lessonNow, missing, READS, type Seen, taught } from "./lessons";

const FRESH: Seen = { events: new Set(), learned: new Set(), passed: [], turns: 0, reads: 0 };
const plain = told.games[0]?.first as View;
const did = (...names: EventName[]): GameEvent[] => names.map((event) => ({ event, seat: 0 }));

/** A board on which these can be done. */
function asked(ask: string, verbs: string[], more: Partial<View> = {}): View {
  const choices = verbs.map((verb): Choice => ({ verb, about: [`${verb}/0`] }));
  return { ...plain, ...more, decision: { ...plain.decision, ask, seat: 0, keys: verbs, choices } as Decision };
}
const rich = (aether: number): Partial<View> => ({ players: plain.players.map((one) => ({ ...one, aether })) });
const enemy = (max: number, tokens: number): Partial<View> => ({
  nemesis: {
    ...plain.nemesis,
    in_play: [
      { ...plain.nemesis.in_play[0], uid: 7, card: "x", max, life: max, tokens } as View["nemesis"]["in_play"][0],
    ],
  },
});
const hint = (chapter: number, view: View, seen: Partial<Seen> = {}) =>
  lessonNow(chapter, view, { ...FRESH, ...seen })?.id ?? "";
const knowing = (...ids: string[]) => ({ learned: new Set(ids) });

test("chapter 1 goes from the goal to gems, a spell, a card and the end of the turn", () => {
  const start = asked("main", ["play", "prep", "end"]);
  expect(hint(1, start)).toBe("goal");
  expect(hint(1, start, knowing("goal"))).toBe("gem");
  const more = asked("main", ["play", "prep", "end"], rich(1));
  expect(hint(1, more, knowing("goal", "gem"))).toBe("aether");
  expect(hint(1, more, knowing("goal", "gem", "aether"))).toBe("prep");
  const spent = asked("main", ["gain", "end"], rich(4));
  expect(hint(1, spent, knowing("goal", "gem", "aether", "prep"))).toBe("gain");
  expect(hint(1, asked("main", ["end"]), knowing("goal", "gem", "aether", "prep", "gain"))).toBe("end");
});

test("a card is not recommended while gems could still be played, nor the end of the turn", () => {
  const view = asked("main", ["play", "gain", "end"], rich(2));

  expect(hint(1, view, knowing("goal", "gem", "aether"))).toBe("");
});

test("who ended a turn without a spell is asked to prep one, and who prepped one is not", () => {
  const view = asked("main", ["play", "prep", "end"]);
  const before = { learned: new Set(["goal", "gem", "aether"]), turns: 1 };

  expect(hint(1, view, before)).toBe("late");
  expect(hint(1, view, { learned: new Set([...before.learned, "prep", "late"]), turns: 1 })).toBe("");
});

test("chapter 2 shows the minion, then the spell, the target, the forecast and the power", () => {
  const minion = enemy(5, 0);
  expect(hint(2, asked("casting", ["cast", "end"], minion))).toBe("minion");
  expect(hint(2, asked("casting", ["cast", "end"], minion), knowing("minion"))).toBe("aim");
  const targets = asked("choose_target", ["target", "target"], minion);
  expect(hint(2, targets, knowing("minion", "aim"))).toBe("target");
  expect(hint(2, asked("main", ["end"], minion), knowing("minion", "aim", "target"))).toBe("forecast");
  expect(hint(2, asked("main", ["discard", "end"], enemy(0, 2)), knowing("forecast"))).toBe("power");
  expect(hint(2, asked("main", ["discard", "end"], enemy(0, 2)), knowing("forecast", "power"))).toBe("oppose");
});

test("chapter 3 shows the charge, the ability, a breach, and the order of discards", () => {
  expect(hint(3, asked("main", ["play", "end"]))).toBe("plan");
  expect(hint(3, asked("main", ["charge", "focus", "end"]), knowing("plan"))).toBe("charge");
  expect(hint(3, asked("main", ["activate", "focus", "end"]), knowing("plan", "charge"))).toBe("ability");
  expect(hint(3, asked("main", ["focus", "end"]), knowing("plan", "charge", "ability"))).toBe("breach");
  expect(hint(3, asked("order_discards", ["discard", "rest"]), knowing("plan"))).toBe("order");
});

test("a hint that was answered by something else comes after the others, and twice is enough", () => {
  const view = asked("main", ["play", "prep", "end"]);
  const seen = knowing("goal");

  expect(hint(1, view, { ...seen, passed: ["gem"] })).toBe("prep");
  expect(hint(1, view, { ...seen, passed: ["gem", "prep", "prep"] })).toBe("gem");
  expect(hint(1, view, { ...seen, passed: ["gem", "gem", "prep", "prep"] })).toBe("");
});

test("after two hints that are only read, something is done first", () => {
  const view = asked("main", ["discard", "end"], enemy(0, 2));
  const seen = { ...knowing("forecast"), turns: 1 };

  expect(hint(2, view, { ...seen, reads: READS - 1 })).toBe("power");
  expect(hint(2, view, { ...seen, reads: READS })).toBe("oppose");
});

test("doing something teaches it in its own chapter only", () => {
  const nothing = new Set<string>();
  const view = asked("main", ["end"]);

  expect(taught(1, did("played"), nothing, view)).toEqual(["gem"]);
  expect(taught(1, did("played"), new Set(["gem"]), view)).toEqual(["gem", "aether"]);
  expect(taught(1, did("prepped"), nothing, view)).toEqual(["late", "prep"]);
  expect(taught(1, did("drawn"), nothing, view)).toEqual([]);
  expect(taught(3, did("played"), nothing, view)).toEqual([]);
});

test("the lesson about aether is learned with the last gem or a purchase, and not with any other gem", () => {
  const knows = new Set(["gem"]);
  const [some, none] = [asked("main", ["play", "prep", "end"], rich(2)), asked("main", ["prep", "end"], rich(4))];

  expect(taught(1, did("played"), knows, some)).toEqual(["gem"]);
  expect(taught(1, did("played"), knows, none)).toEqual(["gem", "aether"]);
  expect(taught(1, did("gained"), knows, some)).toEqual(["aether", "gain"]);
});

test("a hint is passed by other answers, and not by those that follow it", () => {
  const [aether, prep] = ["aether", "prep"].map((id) => LESSONS.find((one) => one.id === id) as Lesson);
  const view = asked("main", ["play", "prep", "end"], rich(2));

  expect(isPassed(aether as Lesson, did("played"), view)).toBe(false);
  expect(isPassed(aether as Lesson, did("prepped"), view)).toBe(true);
  expect(isPassed(prep as Lesson, did("played"), view)).toBe(true);
  expect(isPassed(prep as Lesson, did("prepped"), view)).toBe(false);
});

test("a chapter goes on for two turns while there is something left to do, and then says what", () => {
  const deeds = ["charge", "ability", "breach", "order"];

  expect(isOver(3, { turns: 2, learned: new Set(deeds) })).toBe(false);
  expect(isOver(3, { turns: 3, learned: new Set(deeds) })).toBe(true);
  expect(isOver(3, { turns: 4, learned: new Set(deeds.slice(1)) })).toBe(false);
  expect(isOver(3, { turns: 5, learned: new Set(deeds.slice(1)) })).toBe(true);
  expect(missing(3, new Set([...deeds.slice(1), "plan", "rules"])).map(({ id }) => id)).toEqual(["charge", "timeline"]);
});

test("in the turns that a chapter goes on for, a hint that was passed comes again", () => {
  const view = asked("main", ["charge", "end"]);
  const seen = { ...knowing("plan", "timeline", "rules"), passed: ["charge", "charge"] };

  expect(hint(3, view, { ...seen, turns: 2 })).toBe("");
  expect(hint(3, view, { ...seen, turns: 3 })).toBe("charge");
});

test("each hint points at something, and the last resort of a deed is the tray", () => {
  const all = asked(
    "main",
    ["play", "prep", "gain", "cast", "end", "target", "charge", "activate", "focus", "discard"],
    {
      ...enemy(5, 0),
    },
  );
  const lost = LESSONS.filter((lesson) => lesson.id !== "power" && lesson.at(all).flat().length === 0);

  expect(lost.map(({ id }) => id)).toEqual([]);
});

test.each(LANGUAGES)("every hint and chapter has its words (%s)", async (lang) => {
  const voice = new Voice(lang, await loadLanguage(lang), new Names(told.content));
  const ids = [
    ...LESSONS.flatMap(({ id }) => [`lesson-${id}`, `lesson-${id}-text`]),
    ...CHAPTERS.flatMap((one) => [`chapter-${one}`, `chapter-${one}-text`, `chapter-${one}-done`]),
  ];

  expect(ids.filter((id) => !voice.has(id))).toEqual([]);
});

test("the record of a chapter has its setup, its seed and its answers", () => {
  const [first, , third] = prepared.chapters;

  expect(recordOf(1).split("\n").slice(-4)).toEqual(["from base", `seed ${first?.seed}`, "", ""]);
  expect(recordOf(3).split("\n\n")[1]).toBe(`${third?.answers.join("\n")}\n`);
});
