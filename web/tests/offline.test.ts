// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "@/protocol/connection";
import { FakeSocket, welcome } from "./socket";

let links: string[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  links = [];
  const listener = {
    welcomed: () => {},
    changed: () => {},
    present: () => {},
    link: (link: string) => links.push(link),
  };
  connection = new Connection("ws://table", listener, () => new FakeSocket() as unknown as WebSocket);
  connection.start();
  const [socket] = FakeSocket.made;
  socket?.open();
  socket?.tell(welcome(5));
  links = [];
});
afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

test("a browser that has lost its network is believed after two seconds without a sign of life", () => {
  dispatchEvent(new Event("offline"));
  expect(FakeSocket.made[0]?.sent.at(-1)).toEqual({ kind: "ping" });

  vi.advanceTimersByTime(2000);

  expect(links[0]).toBe("waiting");
});

test("a server that still answers is not given up", () => {
  dispatchEvent(new Event("offline"));
  FakeSocket.made[0]?.tell({ kind: "pong", to: 0, number: 5 });
  vi.advanceTimersByTime(4000);

  expect(links).toEqual([]);
});
