// Every screen in every language and theme: only that language is spoken, and axe finds nothing.
import { violations } from "./axe";
import { AGAIN } from "./page";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { screensOf } from "./screens";
import { inSets } from "./sets";
import { LANGUAGES, mayBeEnglish, messageIds } from "./words";
import { sharedServer, world } from "./world";

/** Each theme is looked at in one language, the one with the longest words among them. */
const THEMES: Record<string, string> = { en: "dark", de: "light", pl: "contrast" };

const { person } = world();
const server = sharedServer();

/** Whatever can be read or heard, piece by piece, without what is in another language on purpose. */
function said(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { lang } = document.documentElement;
    const foreign = (node: Element) => (node.closest("[lang]")?.getAttribute("lang") ?? lang) !== lang;
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent || foreign(parent) || parent.closest("script, style, kbd, code, textarea")) continue;
      found.add(walker.currentNode.textContent?.trim() ?? "");
    }
    for (const node of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
      if (foreign(node) || node.matches("textarea")) continue;
      for (const name of ["aria-label", "title", "placeholder", "alt"])
        found.add(node.getAttribute(name)?.trim() ?? "");
    }
    return [...found].filter((text) => /\p{L}{2}/u.test(text));
  });
}

type Named = { names?: Record<string, string> };

/** Names of cards, mages and so on that are the same in both languages. */
async function sharedNames(page: Page, lang: string): Promise<Set<string>> {
  const content = (await (await page.request.get(`${server.url}/api/content`, AGAIN)).json()) as unknown;
  const shared = new Set<string>();
  const look = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(look);
    else if (typeof part === "object" && part !== null) {
      const names = ((part as Named).names ?? part) as Record<string, unknown>;
      if (typeof names.en === "string" && names[lang] === names.en) shared.add(names.en);
      Object.values(part).forEach(look);
    }
  };
  look(content);
  return shared;
}

const ids = messageIds();
/** Texts that are a message's name or a pattern with holes in it. */
const raw = (text: string) =>
  /[{}]/.test(text) || text.split(/[\s:,.·]+/).some((word) => word.includes("-") && ids.has(word));
const english = new Map<string, Set<string>>();

for (const lang of inSets(["en"], LANGUAGES)) {
  const theme = THEMES[lang] ?? "dark";
  it(`every screen speaks ${lang}${THEMES[lang] ? ` and is for everyone in ${theme}` : ""}`, async () => {
    const page = await person({ name: "Ann", language: lang, theme });
    const shared = await sharedNames(page, lang);
    const wrong: string[] = [];
    for (const { name, open } of await screensOf(page, server.url, lang)) {
      await open();
      if ((await page.evaluate(() => document.documentElement.lang)) !== lang) wrong.push(`${name}: lang attribute`);
      const texts = await said(page);
      if (texts.length < 2) wrong.push(`${name}: nothing is said`);
      for (const text of texts) if (raw(text)) wrong.push(`${name}: raw ${text}`);
      if (lang === "en") english.set(name, new Set(texts));
      for (const text of lang === "en" ? [] : texts) {
        if (english.get(name)?.has(text) && !mayBeEnglish(text, lang, shared)) wrong.push(`${name}: English "${text}"`);
      }
      if (THEMES[lang]) for (const fault of await violations(page)) wrong.push(`${name}: axe ${fault}`);
    }

    expect(wrong).toEqual([]);
  });
}
