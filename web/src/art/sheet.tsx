/** The contact sheet: everything that is drawn on one page. Opened by scripts/art-sheet.mjs, not part of the page. */
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { blocksIn } from "@/words/marks";
import "../look/fonts.css";
import "../look/tokens.css";
import type { TextLine } from "./CardText";
import {
  Background,
  Breach,
  CardArt,
  CardBack,
  CardFace,
  Gravehold,
  Hero,
  ICON_NAMES,
  Icon,
  MageSigil,
  NemesisEmblem,
  TurnCard,
} from "./index";

interface SheetCard {
  id: string;
  kind: string;
  picture: string;
  family: string;
  cost: number | null;
  tier: number;
  life: number | null;
  power: number;
  verbs: string[];
  name: string;
  type: string;
  lines: TextLine[];
}

interface SheetData {
  cards: SheetCard[];
  mages: { id: string }[];
  nemeses: { id: string }[];
}

function Section({ id, children, gap = 12 }: { id: string; children: ReactNode; gap?: number }) {
  return (
    <section id={id} style={{ display: "flex", flexWrap: "wrap", gap, padding: 16, alignItems: "flex-start" }}>
      {children}
    </section>
  );
}

const KINDS = [["gem"], ["relic"], ["spell"], ["minion", "acolyte"], ["attack", "strike"], ["power"], ["corruption"]];
const LONG = [
  "conjure_the_lost",
  "jagged_lightning",
  "mages_totem",
  "diamond_cluster",
  "planar_collision",
  "umbra_titan_grubber",
  "volcanic_glass",
  "conclave_scroll",
  "crystal",
];

function stateOf(card: SheetCard) {
  return { life: card.life ?? undefined, tokens: card.power || undefined, power: card.power || undefined };
}

function ContactSheet({ cards, mages, nemeses }: SheetData) {
  const some = LONG.flatMap((id) => cards.filter((card) => card.id === id));
  return (
    <div style={{ background: "#0c0a14", color: "#e9e4f2", width: 1440, font: "13px var(--sans)" }}>
      <Section id="hero">
        <div style={{ position: "relative", width: 1400 }}>
          <Background still within />
          <Hero still />
        </div>
      </Section>
      <Section id="pieces">
        {[0, 1, 2, 3].map((turns) => (
          <Breach key={turns} number={turns + 1} state="closed" turns={turns} size={190} still />
        ))}
        <Breach number={2} state="closed" turns={1} focused size={190} still />
        <Breach number={1} state="open" size={190} still />
        <Breach number={1} state="open" sigil size={190} still />
        <Breach number={2} state="destroyed" size={120} still />
        <Breach number={2} state="none" size={120} still />
        {[40, 56].flatMap((size) => [
          ...[0, 1, 2, 3].map((turns) => (
            <Breach key={`${size}${turns}`} number={turns + 1} state="closed" turns={turns} size={size} still />
          )),
          <Breach key={`${size}f`} number={3} state="closed" turns={2} focused size={size} still />,
          <Breach key={`${size}o`} number={1} state="open" size={size} still />,
          <Breach key={`${size}s`} number={1} state="open" sigil size={size} still />,
          <Breach key={`${size}d`} number={4} state="destroyed" size={size} still />,
        ])}
        {[30, 24, 15, 9, 3, 0].map((life) => (
          <div key={life} style={{ width: 210, height: 114 }}>
            <Gravehold life={life} max={30} />
          </div>
        ))}
        <div style={{ width: 90, height: 126 }}>
          <CardBack deck="player" />
        </div>
        {[0, 1, 2, 3].map((seat) => (
          <div key={seat} style={{ width: 90, height: 126 }}>
            <CardBack deck="player" seat={seat} />
          </div>
        ))}
        {[1, 2, 3].map((tier) => (
          <div key={tier} style={{ width: 90, height: 126 }}>
            <CardBack deck="nemesis" tier={tier} />
          </div>
        ))}
        <div style={{ width: 90, height: 126 }}>
          <CardBack deck="turns" />
        </div>
        {["1", "2", "3", "4", "1/2", "3/4", "wild", "nemesis"].map((card) => (
          <div key={card} style={{ width: 44, height: 62 }}>
            <TurnCard card={card} />
          </div>
        ))}
      </Section>
      <Section id="icons" gap={16}>
        {ICON_NAMES.map((name) => (
          <span key={name} style={{ width: 62, textAlign: "center" }}>
            <Icon name={name} size={24} /> <Icon name={name} size={16} />
            <br />
            {name}
          </span>
        ))}
      </Section>
      <Section id="nemeses">
        {[...nemeses.map(({ id }) => id), "a_stranger", "another_stranger"].map((id) => (
          <div key={id} style={{ width: 268, textAlign: "center" }}>
            <div style={{ height: 262 }}>
              <NemesisEmblem id={id} />
            </div>
            <div style={{ display: "inline-block", width: 48, height: 48 }}>
              <NemesisEmblem id={id} />
            </div>{" "}
            {id}
          </div>
        ))}
      </Section>
      <Section id="mages">
        {[...mages.map(({ id }) => id), "a_stranger", "another"].map((id, i) => (
          <div key={id} style={{ width: 146, textAlign: "center" }}>
            <MageSigil id={id} seat={i % 4} size={142} />
            <MageSigil id={id} seat={i % 4} size={32} /> <MageSigil id={id} size={32} dim /> {id}
          </div>
        ))}
      </Section>
      <Section id="faces">
        {some.map((card) => (
          <CardFace
            key={card.id}
            card={card}
            lines={card.lines}
            state={{
              ...stateOf(card),
              count: card.cost === null ? undefined : 5,
              glow: card.id === "mages_totem",
              dim: card.id === "conclave_scroll",
            }}
          />
        ))}
        {some.slice(0, 6).map((card) => (
          <CardFace
            key={card.id}
            card={card}
            lines={card.lines}
            size="small"
            state={{ glow: card.id === "jagged_lightning" ? "#ffe071" : false }}
          />
        ))}
        {some.slice(0, 4).map((card) => (
          <CardFace key={card.id} card={card} lines={card.lines} size="large" state={stateOf(card)} />
        ))}
        {[0, 1, 2, 3].map((tokens) => (
          <div key={tokens} style={{ width: 150, height: 98 }}>
            <CardArt card={{ id: "apocalypse_ritual", picture: "power", tier: 3 }} tokens={tokens} of={3} />
          </div>
        ))}
      </Section>
      {KINDS.map((kinds) => (
        <Section key={kinds[0]} id={kinds[0] ?? ""}>
          {cards
            .filter((card) => kinds.includes(card.kind))
            .map((card) => (
              <CardFace key={card.id} card={card} lines={card.lines} state={stateOf(card)} />
            ))}
        </Section>
      ))}
    </div>
  );
}

const root = document.getElementById("sheet");
if (root) {
  const data = (await (await fetch("/art-sheet.json")).json()) as SheetData;
  for (const card of data.cards)
    card.lines = card.lines.map(({ label, text }: TextLine & { text?: string }) => ({ label, blocks: blocksIn(text ?? "") }));
  createRoot(root).render(<ContactSheet {...data} />);
}
