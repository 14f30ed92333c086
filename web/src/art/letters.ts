/** How wide words are, so that nothing has to ask the browser: the letters of our two faces by their width in hundredths of an em. */
const SERIF =
  "17 |18'|21’|24:;·|26l|27j.,|29i()!|30ł|33tJ/\"|34f|35-|36I1|37?|41rs“”„|43c357|46eyz9|47v46|48a28|50x0|51bg+×|52koqø|53FL|54dhpS–|55u|56nŁ|57T|58PZ|59Y|60E|62ACV|63B|64Rß|65G|66KU|67Oæ|68QX|69D|73N|74w|75H|77œ|84mM|88—|96W";
const SANS =
  "16 |18'’|23.,:;·|25il|27jł!|29I(/)|31f-\"J”|33rt?“|351|37„|38cs|42zL357|43vy|44FŁ|45x|47eak269–|49goET4øS8+×|51pqu|52bdhnC0|54YZP|56BK|58RVßA|61GX|63U|65OQD|68wæ|69HN|77œ|80mM|90W—";

const table = (widths: string) =>
  new Map(
    widths
      .split("|")
      .flatMap((group) => Array.from(group.slice(2), (letter): [string, number] => [letter, Number(group.slice(0, 2))])),
  );
const FACES = { serif: table(SERIF), sans: table(SANS) };
type Typeface = keyof typeof FACES;

export const SOFT = "\u00AD";
/** Of a letter that is in no table. */
const USUAL = 50;

/** In ems. An accent makes no letter wider. */
export function wide(text: string, face: Typeface): number {
  let sum = 0;
  for (const letter of text) {
    if (letter === SOFT) continue;
    sum += FACES[face].get(letter) ?? FACES[face].get(letter.normalize("NFD").charAt(0)) ?? USUAL;
  }
  return sum / 100;
}

/** Lines that a text takes in so many ems: words, and parts of words that may be broken, one after the other. */
export function rows(text: string, face: Typeface, room: number): number {
  const key = `${face} ${room} ${text}`;
  const known = counted.get(key);
  if (known !== undefined) return known;
  const made = count(text, face, room);
  counted.set(key, made);
  return made;
}

/** Cards are drawn again and again, and their words stay the same. */
const counted = new Map<string, number>();

function count(text: string, face: Typeface, room: number): number {
  let lines = 0;
  for (const line of text.split("\n")) {
    let used = 0;
    lines += 1;
    for (const part of line.match(/[^\s\-\u00AD]+[\s\-\u00AD]*/g) ?? []) {
      const own = wide(part.trimEnd(), face);
      // What is broken shows its hyphen.
      if (used > 0 && used + own + (part.endsWith(SOFT) ? 0.31 : 0) > room) {
        lines += 1;
        used = 0;
      }
      lines += Math.max(0, Math.ceil(own / room) - 1);
      used += wide(part, face);
    }
  }
  return lines;
}

const longest = (name: string) =>
  Math.max(0.1, ...(name.replaceAll(SOFT, "").match(/[^\s-]+-?/g) ?? []).map((word) => wide(word, "serif")));

/** Is every word of a name narrow enough? */
export const fits = (name: string, room: number): boolean => longest(name) <= room + 0.01;

/** How much smaller a name must be set so that none of its words is broken and it takes no more than so many lines; not below `least`. */
export function smaller(name: string, room: number, lines = 2, least = 0.84): number {
  const whole = name.replaceAll(SOFT, "");
  let size = Math.min(1, room / longest(name));
  while (size > least && rows(whole, "serif", room / size) > lines) size -= 0.04;
  return Math.max(least, size);
}
