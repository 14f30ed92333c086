// @vitest-environment jsdom
import "../../../tests/dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadLanguage } from "@/words/languages";
import { Names } from "@/words/names";
import { Voice } from "@/words/voice";
import { Speaking } from "@/words/Words";
import { told } from "../../../tests/told";
import Mail from "./Mail";

let voice: Voice;
beforeAll(async () => {
  voice = new Voice("en", await loadLanguage("en"), new Names(told.content));
});
beforeEach(() => history.replaceState(null, "", "/mail#confirm.token"));
afterEach(() => vi.unstubAllGlobals());

async function press(answer: () => Promise<Response>) {
  vi.stubGlobal("fetch", answer);
  await userEvent.click(screen.getByRole("button", { name: "Yes, send them" }));
}

function show() {
  render(
    <Speaking voice={voice}>
      <Mail />
    </Speaking>,
  );
}

test("a link that the server does not know does not work any more", async () => {
  show();
  await press(async () => Response.json({ code: "http/not_found" }, { status: 404 }));

  expect(await screen.findByText(/This link does not work any more/)).toBeInTheDocument();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a person who is offline reads so, and can press the button again", async () => {
  show();
  await press(() => Promise.reject(new TypeError("offline")));
  expect(await screen.findByRole("alert")).toHaveTextContent("You are offline.");

  await press(async () => new Response(null, { status: 204 }));

  expect(await screen.findByText(/E-mails come to this address from now on/)).toBeInTheDocument();
});

test("a server that takes no more requests now does not make the link a bad one", async () => {
  show();
  await press(async () => Response.json({ code: "http/too_many" }, { status: 429 }));

  expect(await screen.findByRole("alert")).toHaveTextContent("Too many requests");
  expect(screen.getByRole("button", { name: "Yes, send them" })).toBeEnabled();
});
