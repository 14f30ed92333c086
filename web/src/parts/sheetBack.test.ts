// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { opened } from "./sheetBack";

const moved = () => new Promise<void>((resolve) => addEventListener("popstate", () => resolve(), { once: true }));
const back = async () => {
  const done = moved();
  history.back();
  await done;
};

const closes: (() => void)[] = [];
/** A sheet that closes when asked to. */
function sheet() {
  const closed = vi.fn(() => shut());
  const shut = opened(closed);
  closes.push(shut);
  return { closed, shut };
}

beforeEach(() => history.pushState(null, "", "/t/frogs"));
afterEach(async () => {
  // The next test begins when this one's entry is out of the history.
  await vi.waitUntil(() => history.state === null);
});

test("Back closes the sheet and stays at the table", async () => {
  const one = sheet();

  await back();

  expect([one.closed.mock.calls.length, location.pathname]).toEqual([1, "/t/frogs"]);
});

test("Back closes only the upper of two sheets, and then the other", async () => {
  const [under, upper] = [sheet(), sheet()];

  await back();
  expect([under.closed.mock.calls.length, upper.closed.mock.calls.length]).toEqual([0, 1]);
  await back();

  expect([under.closed.mock.calls.length, location.pathname]).toEqual([1, "/t/frogs"]);
});

test("a sheet that was closed by hand leaves nothing to go back through", async () => {
  history.pushState(null, "", "/t/before");
  history.pushState(null, "", "/t/now");
  const one = sheet();

  const gone = moved();
  one.shut();
  await gone;
  await back();

  expect([one.closed.mock.calls.length, location.pathname]).toEqual([0, "/t/before"]);
});

test("a sheet that follows another at once is not closed by its leaving", async () => {
  const first = sheet();
  first.shut();
  const second = sheet();
  await back();

  expect([second.closed.mock.calls.length, location.pathname]).toEqual([1, "/t/frogs"]);
});

test("a link in a sheet leads where it says", async () => {
  const one = sheet();
  history.pushState(null, "", "/rules");
  one.shut();
  await new Promise((resolve) => setTimeout(resolve));

  expect(location.pathname).toBe("/rules");
});
