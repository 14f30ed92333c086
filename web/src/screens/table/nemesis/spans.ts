// Numbers of the forecast and of chance.
import type { Range } from "@/protocol/wire";

const signed = (n: number) => (n > 0 ? `−${n}` : n < 0 ? `+${-n}` : "0");

/** Life that is lost, from the least to the most: "−2", "0 to −3"; what is gained has a plus. */
export function spanOf([least, most]: Range, t: (id: string, args: { a: string; b: string }) => string): string {
  return least === most ? signed(least) : t("forecast-span", { a: signed(least), b: signed(most) });
}

/** A fraction in its lowest terms. */
export function share(n: number, of: number): [number, number] {
  let [a, b] = [n, of];
  while (b !== 0) [a, b] = [b, a % b];
  return a === 0 ? [n, of] : [n / a, of / a];
}
