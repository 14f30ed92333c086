// A card's printed text, as the content tells it.
import type { FaceCard } from "@/art/CardFace";
import type { CardInfo, LineInfo } from "@/protocol/wire";
import type { Voice } from "@/words/voice";
import { type Block, changed, type Row } from "@/words/marks";
import { labelled } from "@/words/labelled";
import { bound } from "@/words/spaces";

export interface SaidLine {
  label: string;
  text: string;
  /** The same, to be drawn. */
  blocks: Block[];
}

/** What is made once for each thing in each language. */
type Made<K extends object, V> = WeakMap<Voice, WeakMap<K, V>>;
const NOTHING: LineInfo[] = [];
const whole: Made<LineInfo[], SaidLine[]> = new WeakMap();
const soft: Made<LineInfo[], SaidLine[]> = new WeakMap();
const faces = { large: new WeakMap() as Made<CardInfo, Face>, other: new WeakMap() as Made<CardInfo, Face> };

function once<K extends object, V>(made: Made<K, V>, voice: Voice, thing: K, make: () => V): V {
  let known = made.get(voice);
  if (known === undefined) made.set(voice, (known = new WeakMap()));
  let found = known.get(thing);
  if (found === undefined) known.set(thing, (found = make()));
  return found;
}

/** Each part of the text: "Power 2", "To discard", "Persistent" …, and what it says. */
export function linesOf(card: { lines: LineInfo[] } | undefined, voice: Voice): SaidLine[] {
  const lines = card?.lines ?? NOTHING;
  const change = (words: string) => bound(voice.lang, words);
  return once(whole, voice, lines, () =>
    lines.map((line) => ({
      label: line.label ? change(voice.say(line.label)) : "",
      text: change(voice.say(line.text)),
      blocks: changed(voice.blocks(line.text), change),
    })),
  );
}

/** A rule of the mat that a card changes for the rest of the game. */
const isReminder = ({ label }: LineInfo) => (label as { id?: string } | null)?.id === "label-reminder";

/** The same, with soft hyphens in long words and without reminders: for what is only seen, and has little room. */
export function softLinesOf(card: { lines: LineInfo[] } | undefined, voice: Voice): SaidLine[] {
  const lines = card?.lines ?? NOTHING;
  const change = (words: string) => voice.soft(words);
  return once(soft, voice, lines, () =>
    linesOf(card, voice)
      .filter((_, n) => lines[n] === undefined || !isReminder(lines[n]))
      .map(({ label, text, blocks }) => ({
        label: change(label),
        text: change(text),
        blocks: changed(blocks, change),
      })),
  );
}

/** What the face of a card says. */
export interface Face {
  card: FaceCard;
  lines: SaidLine[];
  /** All words of its text, to measure by. */
  words: string;
  /** Long words are broken or reminders left out, so it must be heard otherwise. */
  broken: boolean;
}

/** A large card has room for every word; on others long words may be broken. The same card has the same face wherever it lies: what is drawn
 * from it need not be drawn again. */
export function faceOf(card: CardInfo, voice: Voice, large: boolean): Face {
  return once(large ? faces.large : faces.other, voice, card, () => {
    const { id, picture, motif, life, family, cost, tier, verbs } = card;
    const [name, type] = [voice.card(id), typeOf(card, voice)];
    const lines = large ? linesOf(card, voice) : softLinesOf(card, voice);
    const words = linesOf(card, voice)
      .map((line) => line.text)
      .join();
    const change = (said: string) => (large ? said : voice.soft(said));
    return {
      card: { id, picture, motif, life, family, cost, tier, verbs, name: change(name), type },
      lines,
      words,
      broken: lines.length < card.lines.length || change(name) !== name || change(words) !== words,
    };
  });
}

/** As it is drawn: lines that are only rows of a table join the table before them. */
export function drawnOf(lines: readonly SaidLine[]): SaidLine[] {
  const found: SaidLine[] = [];
  for (const line of lines) {
    const rows = rowsOf(line.blocks.length === 1 ? line.blocks[0] : undefined);
    const before = found.at(-1);
    const last = before?.blocks.at(-1);
    if (line.label === "" && rows && before && rowsOf(last))
      before.blocks = [...before.blocks.slice(0, -1), { rows: [...(rowsOf(last) ?? []), ...rows] }];
    else found.push({ ...line });
  }
  return found;
}

const rowsOf = (block: Block | undefined): Row[] | undefined => (block && "rows" in block ? block.rows : undefined);

/** The type line. */
export function typeOf(card: CardInfo, voice: Voice): string {
  return voice.say(card.type);
}

/** Everything on the card in one breath, for those who listen. */
export function described(card: CardInfo, voice: Voice): string {
  const parts = [voice.card(card.id), typeOf(card, voice)];
  for (const line of linesOf(card, voice)) parts.push(line.label ? labelled(voice, line.label, line.text) : line.text);
  return parts.map((part) => part.replace(/\.$/, "")).join(". ");
}
