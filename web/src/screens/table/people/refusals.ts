// Why something was refused, in the reader's words.
import type { Refusal } from "@/protocol/http";

type Say = (id: string, args?: Record<string, string>) => string;

const idOf = (code: string) => `refused-${code.replaceAll("/", "-").replaceAll("_", "-")}`;

/** A message is its own id where the page has none; then the code says more than nothing. */
export function refusalText(t: Say, refusal: Refusal): string {
  const id = idOf(refusal.code);
  const said = t(id);
  return said === id ? t("refused", { code: refusal.code }) : said;
}
