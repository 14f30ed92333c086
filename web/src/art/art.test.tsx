/** The drawings: always the same, told apart, small, and there for strangers too. */
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { tellMotifs } from "./motifs";
import { Breach, CardArt, CardBack, CardFace, Gravehold, MageSigil, NemesisEmblem, TurnCard } from "./index";

const KINDS = [
  "gem",
  "relic",
  "spell",
  "minion",
  "attack",
  "power",
  "strike",
  "corruption",
  "acolyte",
  "something_else",
];
const IDS = [
  "crystal",
  "jade",
  "sifters_pearl",
  "shattered_geode",
  "diamond_cluster",
  "erratic_ingot",
  "x",
  "ünïcode",
  "a b/c",
];
const VERBS = ["deal", "charge", "focus", "draw", "heal", "destroy", "discard", "aether", "cast", "tokens"];

const drawn = (what: ReactElement) => renderToStaticMarkup(what);
const nodes = (svg: string) => svg.match(/<[a-zA-Z]/g)?.length ?? 0;
const art = (id: string, picture: string) => drawn(<CardArt card={{ id, picture, cost: 8, tier: 3, verbs: VERBS }} />);

test.each(KINDS)("a %s is always drawn the same", (kind) => {
  for (const id of IDS) expect(art(id, kind)).toBe(art(id, kind));
});

test.each(KINDS)("two cards of kind %s do not look alike", (kind) => {
  expect(new Set(IDS.map((id) => art(id, kind).replaceAll(/u-[\w-]+/g, ""))).size).toBe(IDS.length);
});

test.each(KINDS)("the picture of a %s has fewer than 80 nodes and no number that is none", (kind) => {
  for (const id of IDS) {
    const svg = art(id, kind);
    expect(nodes(svg)).toBeLessThan(80);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test("a gradient is named by the card, so that two cards on a page do not share one", () => {
  const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids(art("jade", "gem")).filter((id) => ids(art("crystal", "gem")).includes(id))).toEqual([]);
});

test("every address of a gradient leads to one that is there", () => {
  for (const kind of KINDS)
    for (const id of IDS) {
      const svg = art(id, kind);
      for (const [, name] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${name}"`);
    }
});

test("mages and nemeses of other packs have crests of their own", () => {
  const plain = (svg: string) => svg.replaceAll(/u-[\w-]+/g, "");
  expect(plain(drawn(<MageSigil id="nobody" />))).not.toBe(plain(drawn(<MageSigil id="somebody" />)));
  expect(plain(drawn(<NemesisEmblem id="nobody" />))).not.toBe(plain(drawn(<NemesisEmblem id="somebody" />)));
});

test("Gravehold's windows go dark as its life falls", () => {
  const lit = (life: number) => drawn(<Gravehold life={life} max={30} />);
  expect(new Set([30, 20, 10, 1, 0].map(lit)).size).toBe(5);
});

test("a breach shows its quarter turns only while it is closed", () => {
  const closed = [0, 1, 2, 3].map((turns) => drawn(<Breach number={2} state="closed" turns={turns} />));
  expect(new Set(closed).size).toBe(4);
  expect(drawn(<Breach number={2} state="open" turns={1} />)).toBe(drawn(<Breach number={2} state="open" turns={3} />));
});

test("a still breach moves nothing", () => {
  expect(drawn(<Breach number={1} state="open" still />)).toContain("still");
  expect(drawn(<Breach number={1} state="open" />)).not.toContain("still");
});

test("turn order cards name their players", () => {
  const text = (card: string) =>
    drawn(<TurnCard card={card} />)
      .match(/<text.*<\/text>/)?.[0]
      .replaceAll(/<[^>]+>/g, "");
  expect(["1", "4", "3/4", "wild", "nemesis"].map(text)).toEqual(["1", "4", "3/4", undefined, undefined]);
});

test("each deck has its own back", () => {
  const backs = [
    <CardBack key={0} deck="player" />,
    <CardBack key={1} deck="nemesis" tier={2} />,
    <CardBack key={2} deck="turns" />,
  ];
  expect(new Set(backs.map(drawn)).size).toBe(3);
});

test("a card's face says what it is called, what it costs and all it does at the large size", () => {
  const face = drawn(
    <CardFace
      card={{ id: "jade", picture: "gem", name: "Jade", type: "Gem · cost 2", cost: 2 }}
      lines={[{ label: "Cast", blocks: [{ pieces: ["Gain 2 ", { sign: "aether", word: "aether" }, "."] }] }]}
      size="large"
      state={{ count: 5 }}
    />,
  );
  const words = face
    .replaceAll(/<[^>]+>/g, "|")
    .split("|")
    .filter((word) => word.trim());
  expect(words).toEqual(["2", "×5", "Jade", "Gem · cost 2", "Cast", "Gain 2 aether."]);
});

test("a card without a cost shows no drop, and a small one no text", () => {
  const face = drawn(
    <CardFace
      card={{ id: "smite", picture: "attack", name: "Smite", cost: null }}
      lines={[{ blocks: [{ pieces: ["Unleash."] }] }]}
      size="small"
    />,
  );
  expect(
    face
      .replaceAll(/<[^>]+>/g, "|")
      .split("|")
      .filter(Boolean),
  ).toEqual(["Smite"]);
});

const MOTIFS: Record<string, readonly string[]> = {
  gem: ["brilliant", "disc", "geode"],
  relic: ["chain", "heart", "orb"],
  spell: ["flame", "void", "scales"],
  attack: ["claws", "jaws", "horde"],
  minion: ["spider", "maw", "veil"],
  power: ["moon", "swarm", "beam"],
  corruption: ["veins", "mask", "void"],
};

test.each(Object.entries(MOTIFS))("the pack's hint decides what a %s shows, and an unknown one changes nothing", (picture, motifs) => {
  const shown = (motif: string) => drawn(<CardArt card={{ id: "x", picture, motif }} />);

  expect(new Set(motifs.map(shown)).size).toBe(motifs.length);
  expect(shown("nothing_known")).toBe(shown(""));
});

test("mages and nemeses are drawn by the motif that their packs tell, others by their id", () => {
  const plain = (svg: string) => svg.replaceAll(/u-[\w-]+/g, "");
  const before = plain(drawn(<MageSigil id="told" />));
  tellMotifs([
    { id: "told", motif: "spider" },
    { id: "told_too", motif: "spider" },
    { id: "silent", motif: "" },
  ]);

  expect(plain(drawn(<MageSigil id="told" />))).not.toBe(before);
  expect(plain(drawn(<MageSigil id="told" />))).toBe(plain(drawn(<MageSigil id="told_too" />)));
  expect(plain(drawn(<MageSigil id="silent" />))).not.toBe(plain(drawn(<MageSigil id="told" />)));
});
