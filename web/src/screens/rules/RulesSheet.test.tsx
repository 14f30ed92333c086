// @vitest-environment jsdom
import "../../../tests/dom";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { useContent } from "@/store/content";
import { loadLanguage } from "@/words/languages";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { Speaking } from "@/words/Words";
import { told } from "../../../tests/told";
import RulesSheet from "./RulesSheet";

let voice: Voice;
beforeAll(async () => {
  useContent.getState().take(told.content);
  voice = new Voice("en", await loadLanguage("en"), new Names(told.content));
});

const show = () => {
  render(
    <Speaking voice={voice}>
      <RulesSheet close={() => undefined} help={() => undefined} />
    </Speaking>,
  );
  return screen.getByRole("dialog", { name: "Rules" });
};
const titles = (sheet: HTMLElement) =>
  within(sheet)
    .getAllByRole("heading", { level: 3 })
    .map((one) => one.textContent);

test("the sheet has every entry of the rules, and no clause numbers", () => {
  const sheet = show();

  expect(titles(sheet)).toHaveLength(told.content.rules.length);
  expect(sheet.textContent).not.toMatch(/[A-Z]{3,}-\d\d/);
});

test("a word finds its entries, and a link in one of them leads on without leaving the table", async () => {
  const sheet = show();
  const before = location.href;
  await userEvent.type(within(sheet).getByRole("searchbox"), "unleash is");
  expect(titles(sheet)).not.toHaveLength(told.content.rules.length);

  await userEvent.click(within(sheet).getAllByRole("link")[0] as HTMLElement);

  expect(location.href).toBe(before);
  expect(titles(sheet)).toHaveLength(told.content.rules.length);
  expect(sheet.querySelectorAll("[data-here]")).toHaveLength(1);
});
