import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Block, blocksIn, type Piece } from "@/words/marks";
import { CardText, linesIn } from "./CardText";

const DAMAGE: Piece = { sign: "damage", word: "damage" };
const dealt = (n: number): Block => ({ pieces: [`Deal ${n} `, DAMAGE, "."] });

const drawn = (blocks: Block[], props: { label?: string; signs?: boolean; dense?: boolean } = {}) =>
  renderToStaticMarkup(<CardText lines={[{ label: props.label, blocks }]} signs={props.signs} dense={props.dense} />);

/** What is seen and heard, without the elements. */
const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

test("a sign stands in the place of the word, and the word is heard", () => {
  const html = drawn([dealt(3)], { signs: true });

  expect(html.match(/data-sign="(\w+)"/)?.[1]).toBe("damage");
  expect(html).toContain('<span class="aloud">damage</span>');
  expect(words(html)).toBe("Deal 3 damage.");
});

test("a large face says it in words, without a sign", () => {
  const html = drawn([dealt(3)]);

  expect(html).not.toContain("data-sign");
  expect(words(html)).toBe("Deal 3 damage.");
});

test("no line is broken between a number, its sign and the full stop", () => {
  const html = drawn([{ pieces: ["Deal 3 ", DAMAGE, ". Gain 1 ", { sign: "life", word: "life" }, "."] }], {
    signs: true,
  });

  const amounts = html.split(/<span class="\w*amount\w*">/).slice(1);
  expect(amounts.map((amount) => words(amount))).toEqual(["3 damage. Gain", "1 life."]);
});

test("a label stands on a line of its own, and before the words where there is no room", () => {
  expect(drawn([dealt(1)], { label: "Cast" })).toMatch(/<b class="\w*label\w*">Cast<\/b>/);
  expect(drawn([dealt(1)], { label: "Cast", dense: true })).toMatch(/<b class="\w*head\w*">Cast<\/b>/);
});

test("OR is a bar between two paragraphs", () => {
  const html = drawn([dealt(1), { or: "OR" }, dealt(2)]);

  expect(html.match(/<span class="\w*or\w*">([^<]*)/)?.[1]?.trim()).toBe("OR");
  expect(words(html)).toBe("Deal 1 damage. OR Deal 2 damage.");
});

test("rows are a table for those who listen, too", () => {
  const html = drawn([{ rows: [{ head: "0–3", says: [dealt(1)] }] }]);

  expect(html.match(/role="\w+"/g)).toEqual(['role="table"', 'role="row"', 'role="rowheader"', 'role="cell"']);
  expect(words(html)).toBe("0–3 Deal 1 damage.");
});

test("signs and run-in labels take fewer lines", () => {
  const lines = [{ label: "Cast", blocks: [dealt(3), { or: "OR" }, dealt(4)] satisfies Block[] }];

  expect(linesIn(lines, 5.2, false, false)).toBe(6);
  expect(linesIn(lines, 5.2, true, false)).toBe(4);
  expect(linesIn(lines, 20, true, true)).toBe(3);
});

test("a text without marks is paragraphs of words", () => {
  expect(blocksIn("Unleash.\nOR\nStrike.")).toEqual([
    { pieces: ["Unleash."] },
    { pieces: ["OR"] },
    { pieces: ["Strike."] },
  ]);
});
