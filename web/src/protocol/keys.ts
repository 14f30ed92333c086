// The keys that the page writes itself (docs/authors/keys.md): to ask why something cannot be done, and for buttons that are there before
// they can be pressed. What a key means is said beside it (`store/places.ts`): keys are written here and read nowhere.

/** An option of this verb, for a card that lies there. */
export const keyFrom = (verb: string, card: string, zone: string): string => `${verb} ${card} from ${zone}`;

/** An option of this verb, for this card or mage, on this breach. */
export const keyOf = (verb: string, card = "", breach = 0): string =>
  [verb, card, breach > 0 ? String(breach) : ""].filter(Boolean).join(" ");
