import { expect, test } from "vitest";
import { told } from "../../tests/told";
import { LANGUAGES, loadLanguage } from "./languages";
import { Names } from "./names";
import { mageAmong } from "./twins";
import { Voice } from "./voice";

test.each(LANGUAGES)("no two mages are called the same in %s", async (lang) => {
  const voice = new Voice(lang, await loadLanguage(lang), new Names(told.content));
  const called = told.content.mages.map((mage) => mageAmong(voice, mage, told.content.mages));

  expect(called.length - new Set(called).size).toBe(0);
});

test("only a name that two mages share is followed by the box", async () => {
  const voice = new Voice("en", await loadLanguage("en"), new Names(told.content));
  const called = (id: string) =>
    told.content.mages.filter((mage) => mage.id === id).map((mage) => mageAmong(voice, mage, told.content.mages))[0];

  expect([called("mist_war_eternal"), called("brama")]).toEqual(["Mist · War Eternal", "Brama"]);
});
