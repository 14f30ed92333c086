// @vitest-environment jsdom
import "../../tests/dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { NoticeChoices, Notices } from "@/protocol/wire";
import { useSettings } from "@/store/settings";
import { loadLanguage } from "@/words/languages";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { Speaking } from "@/words/Words";
import { told } from "../../tests/told";
import { Notify } from "./Notify";

const PATH = "/api/me/notices";
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

let voice: Voice;
beforeAll(async () => {
  voice = new Voice("en", await loadLanguage("en"), new Names(told.content));
});

/** What the server keeps. */
let notices: Notices;
/** What it was sent, in order. */
let sent: [string, unknown][];
/** Answers wait here while there is a list. */
let held: (() => void)[] | null;
let refused: boolean;

async function server(path: string, { method = "GET", body }: RequestInit): Promise<Response> {
  if (path === "/api/me") return Response.json({ person: "ann" });
  if (method === "GET") return Response.json(notices);
  const data: unknown = body ? JSON.parse(String(body)) : undefined;
  sent.push([`${method} ${path}`, data]);
  if (held) await new Promise<void>((go) => held?.push(go));
  if (refused) return Response.json({ code: "notice/bad_channel" }, { status: 400 });
  if (method === "PUT") notices = { ...notices, ...(data as NoticeChoices) };
  return Response.json(method === "POST" && path.endsWith("/trial") ? { sent: true } : notices);
}

beforeEach(() => {
  notices = {
    push_key: "",
    language: "en",
    zone: ZONE,
    quiet_from: 22 * 60,
    quiet_until: 8 * 60,
    channels: [{ id: "abc", kind: "webhook", format: "ntfy", host: "ntfy.sh" }],
  };
  sent = [];
  held = null;
  refused = false;
  useSettings.setState({ language: "en" });
  vi.stubGlobal("fetch", server);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function show() {
  const { unmount } = render(
    <Speaking voice={voice}>
      <Notify />
    </Speaking>,
  );
  await wait();
  return unmount;
}

const field = (name: string) => screen.getByLabelText(name);
const set = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const quiet = () => screen.getByRole("switch", { name: "Quiet hours" });
const speak = (language: "en" | "de" | "fr") => act(() => useSettings.setState({ language }));
const put = (changes: NoticeChoices): [string, unknown] => [
  `PUT ${PATH}`,
  { language: "en", zone: ZONE, quiet_from: 22 * 60, quiet_until: 8 * 60, ...changes },
];

test("a time is saved although the settings are closed right after it was set", async () => {
  const close = await show();
  set("from", "23:00");
  close();
  await wait();

  expect(sent).toEqual([put({ quiet_from: 23 * 60 })]);
});

test("times that are set one after the other are saved together", async () => {
  await show();
  set("from", "23:00");
  set("until", "07:30");
  await wait(1000);

  expect(sent).toEqual([put({ quiet_from: 23 * 60, quiet_until: 7 * 60 + 30 })]);
});

test("quiet hours may be the same on the way to others", async () => {
  await show();
  set("from", "08:00");
  await wait(1000);
  expect([sent, field("until")]).toEqual([[], expect.any(HTMLInputElement)]);

  set("until", "22:00");
  await wait(1000);

  expect(sent).toEqual([put({ quiet_from: 8 * 60, quiet_until: 22 * 60 })]);
  expect(field("until")).toHaveValue("22:00");
});

test("nothing is disabled while a time is saved", async () => {
  await show();
  held = [];
  set("from", "23:00");
  await wait(1000);

  expect(sent).toHaveLength(1);
  for (const one of [field("until"), quiet(), ...screen.getAllByRole("button")]) expect(one).toBeEnabled();
});

test("a time that is set while another is saved is sent after it, and undoes nothing", async () => {
  await show();
  held = [];
  set("from", "23:00");
  await wait(1000);
  set("until", "07:00");
  speak("de");
  await wait(1000);
  expect(sent).toHaveLength(1);

  for (const go of held) go();
  held = null;
  await wait(1000);

  expect(sent.at(-1)).toEqual(put({ language: "de", quiet_from: 23 * 60, quiet_until: 7 * 60 }));
  expect(notices).toMatchObject({ language: "de", quiet_from: 23 * 60, quiet_until: 7 * 60 });
});

test("a switch stays enabled while it is saved, and ignores presses then", async () => {
  await show();
  held = [];
  fireEvent.click(quiet());
  await wait();
  fireEvent.click(quiet());
  await wait();

  expect(quiet()).toBeEnabled();
  expect(quiet().closest("[aria-disabled=true]")).not.toBeNull();
  expect(screen.getByRole("group", { name: "Tell me when it is my turn" })).toHaveAttribute("aria-busy", "true");
  expect(sent).toEqual([put({ quiet_from: 0, quiet_until: 0 })]);
});

test("buttons are disabled while a press is sent, and enabled again", async () => {
  await show();
  held = [];
  fireEvent.click(screen.getByRole("button", { name: "Remove ntfy ntfy.sh" }));
  await wait();
  for (const button of screen.getAllByRole("button")) expect(button).toBeDisabled();

  for (const go of held) go();
  await wait();

  for (const button of screen.getAllByRole("button")) expect(button).toBeEnabled();
});

test("a test is sent once, however often its button is pressed", async () => {
  await show();
  held = [];
  fireEvent.click(screen.getByRole("button", { name: "Send a test" }));
  fireEvent.click(screen.getByRole("button", { name: "Send a test" }));
  await wait();

  expect(sent).toEqual([[`POST ${PATH}/channels/abc/trial`, {}]]);
});

test("a language that is chosen and taken back is taken back on the server too", async () => {
  await show();
  speak("de");
  await wait(1000);
  speak("en");
  await wait(1000);

  expect(sent).toEqual([put({ language: "de" }), put({ language: "en" })]);
});

test("a language that is taken back before the server has answered is taken back there too", async () => {
  const close = await show();
  held = [];
  speak("de");
  await wait(1000);
  speak("en");
  close();
  for (const go of held) go();
  held = null;
  await wait();

  expect(sent).toEqual([put({ language: "de" }), put({ language: "en" })]);
});

test("languages that are passed by are not sent", async () => {
  await show();
  speak("de");
  await wait(100);
  speak("fr");
  await wait(1000);

  expect(sent).toEqual([put({ language: "fr" })]);
});

async function addHook() {
  set("Address", "https://example.org/hook");
  fireEvent.submit(field("Address"));
  await wait();
}

test("a webhook that was added leaves its field empty", async () => {
  await show();
  await addHook();

  expect(field("Address")).toHaveValue("");
});

test("a webhook that was refused stays in its field", async () => {
  await show();
  refused = true;
  await addHook();

  expect(screen.getByRole("alert")).toHaveTextContent("Notifications cannot be sent to this address.");
  expect(field("Address")).toHaveValue("https://example.org/hook");
});
