// Where the books differ: what an edition says, what a game changes, and what of it makes a difference.
import { say } from "@/protocol/phrases";
import type { Catalog, Message, SetupChoice, SwitchInfo } from "@/protocol/wire";

export type SwitchValue = string | number;
export type Switches = Record<string, SwitchValue>;

/** The largest number that the server takes. */
const LARGEST = 1000;

export const usual = (info: SwitchInfo): SwitchValue => info.values[0]?.value ?? "";

/** What holds in this edition if nobody changes it. */
export const inEdition = (catalog: Catalog, edition: string, info: SwitchInfo): SwitchValue =>
  catalog.edition_switches[edition]?.[info.id] ?? usual(info);

/** Does the choice make a difference with so many mages? Nobody knows how many: it may. */
export const matters = (info: SwitchInfo, mages: number | null): boolean =>
  mages === null || info.mages.includes(mages);

const allowed = (info: SwitchInfo, value: SwitchValue): boolean =>
  info.values.some((one) => one.value === value) ||
  (info.any_number && typeof value === "number" && Number.isInteger(value) && value > 0 && value <= LARGEST);

/** Of these changes, those that this server knows and that the edition does not say anyway. */
export function changesOf(catalog: Catalog, edition: string, switches: Switches): Switches {
  const kept = catalog.switches.flatMap((info) => {
    const value = switches[info.id];
    const changes = value !== undefined && allowed(info, value) && value !== inEdition(catalog, edition, info);
    return changes ? [[info.id, value] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** What a game changes in its edition, as far as it makes a difference. */
export function changed(catalog: Catalog, edition: string, switches: Switches, mages: number | null): Switches {
  const changes = changesOf(catalog, edition, switches);
  const here = catalog.switches.filter((info) => info.id in changes && matters(info, mages));
  return Object.fromEntries(here.map((info) => [info.id, changes[info.id] as SwitchValue]));
}

/** What is not as usual in a game, by its edition or its own choice, and makes a difference there. */
export function inForce(catalog: Catalog, setup: SetupChoice): Switches {
  const edition = setup.edition ?? "default";
  const found = catalog.switches.flatMap((info) => {
    const value = setup.switches?.[info.id] ?? inEdition(catalog, edition, info);
    return value !== usual(info) && matters(info, setup.mages?.length ?? null) ? [[info.id, value] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The values to choose from: those that books print, and the number that is chosen. */
export function valuesOf(info: SwitchInfo, chosen: SwitchValue): SwitchInfo["values"] {
  if (info.values.some((one) => one.value === chosen)) return info.values;
  return [...info.values, { value: chosen, books: [] }];
}

/** Books as box/language, by box: in which languages they print it. */
export function byBox(books: readonly string[]): [box: string, languages: string[]][] {
  const boxes = new Map<string, string[]>();
  for (const book of books) {
    const [box = "", language = ""] = book.split("/");
    boxes.set(box, [...(boxes.get(box) ?? []), language]);
  }
  return [...boxes];
}

const word = (id: string) => id.replaceAll("_", "-");

export const switchName = (id: string): Message => say("switch", { switch: word(id) });
export const switchText = (id: string): Message => say("switch-text", { switch: word(id) });

/** What is chosen: a word, or a number, of which 0 stands for none. */
export function switchValue(id: string, value: SwitchValue): Message {
  const plain = typeof value === "number" && value > 0;
  return say("switch-value", { value: word(plain ? id : `${id}_${value}`), n: plain ? value : 0 });
}

export const switchSet = (id: string, value: SwitchValue): Message =>
  say("switch-set", { switch: switchName(id), value: switchValue(id, value) });
