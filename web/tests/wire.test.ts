// A wire that stops carrying is noticed, shown and replaced; a quiet one is left alone. All times are a fake clock's.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Connection } from "@/protocol/connection";
import { connected, FakeSocket, latest, welcome } from "./socket";

/** Within so many milliseconds a dead wire is reported. */
const NOTICED = 10_000;

let connection: Connection;
let heard: unknown[];

class Page extends EventTarget {
  visibilityState = "visible";

  show(state: "visible" | "hidden") {
    this.visibilityState = state;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}
let page: Page;
let frame: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  frame = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", frame.addEventListener.bind(frame));
  vi.stubGlobal("removeEventListener", frame.removeEventListener.bind(frame));
  ({ connection, heard } = connected());
});

afterEach(() => {
  connection.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pings = (socket = latest()) => socket.sent.filter((message) => message.kind === "ping").length;

/** So many milliseconds pass at a server that answers pings. */
function pass(time: number, socket = latest()) {
  for (let n = 0; n < time; n += 100) {
    const before = pings(socket);
    vi.advanceTimersByTime(100);
    if (pings(socket) > before) socket.tell({ kind: "pong", to: 0, number: 5 });
  }
}

/** How long it takes from now until the connection is reported lost. */
function untilLost(): number {
  for (let time = 0; time < 10 * NOTICED; time += 50) {
    if (heard.some((one) => (one as string[])[0] === "waiting")) return time;
    vi.advanceTimersByTime(50);
  }
  return Number.POSITIVE_INFINITY;
}

describe("a wire that silently stops carrying", () => {
  test.each([0, 1, 450, 999, 1000, 4999, 5000, 8400])("is noticed in time, also %i ms after the last ping", (after) => {
    pass(15_000 + after);

    expect(untilLost()).toBeLessThanOrEqual(NOTICED);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("is noticed in time right after a message", () => {
    pass(12_345);
    latest().tell({ kind: "presence", people: [] });

    expect(untilLost()).toBeLessThanOrEqual(NOTICED);
  });

  test("is replaced, and what still comes from the old one is not heard", () => {
    const old = latest();
    untilLost();
    vi.advanceTimersByTime(1000);
    latest().open();
    latest().tell(welcome(6));
    heard.length = 0;

    old.tell(welcome(9));
    old.close();

    expect(heard).toEqual([]);
    expect(FakeSocket.made).toHaveLength(2);
    expect(latest().sent).toEqual([{ kind: "hello", protocol: 1, since: 5 }]);
  });

  test("keeps the answer that was on its way, and sends it once more", async () => {
    const answer = connection.wish({ kind: "answer", key: "end", at: 3 });
    untilLost();
    vi.advanceTimersByTime(1000);
    latest().open();
    latest().tell(welcome(5));
    latest().tell({ kind: "done", to: 1, number: 6 });

    await expect(answer).resolves.toEqual({ number: 6 });
    expect(latest().sent.map(({ kind, key }) => key ?? kind)).toEqual(["hello", "end"]);
  });

  test("does not send an answer again that had arrived", async () => {
    const answer = connection.wish({ kind: "answer", key: "end", at: 3 });
    untilLost();
    vi.advanceTimersByTime(1000);
    latest().open();
    latest().tell(welcome(6, [{ kind: "Answered", key: "end", person: "ann" }]));

    await expect(answer).resolves.toEqual({ number: 6 });
    expect(latest().sent.map(({ kind }) => kind)).toEqual(["hello"]);
  });

  test("is not waited for when it is new: tries go on, further and further apart", () => {
    untilLost();
    const made: number[] = [];
    for (let time = 0; time < 180_000; time += 100) {
      const before = FakeSocket.made.length;
      vi.advanceTimersByTime(100);
      if (FakeSocket.made.length > before) made.push(time);
      // The other end takes the connection, and carries nothing.
      if (FakeSocket.made.length > before) latest().open();
    }
    const gaps = made.slice(1).map((time, n) => time - (made[n] ?? 0));

    expect(gaps.length).toBeGreaterThan(6);
    expect(gaps.length).toBeLessThan(18);
    expect(gaps.at(-1)).toBeGreaterThan(gaps[0] ?? 0);
  });
});

describe("a wire that carries", () => {
  test("is asked only when nothing came, once in five seconds", () => {
    pass(60_000);

    expect(pings()).toBeLessThanOrEqual(12);
    expect(pings()).toBeGreaterThanOrEqual(9);
    expect(heard).toEqual([]);
  });

  test("is not asked while anything comes", () => {
    for (let n = 0; n < 30; n += 1) {
      latest().tell({ kind: "presence", people: [] });
      vi.advanceTimersByTime(4000);
    }

    expect(pings()).toBe(0);
    expect(FakeSocket.made).toHaveLength(1);
  });

  test("is not given up because the page stood still: what came meanwhile is heard first", () => {
    vi.advanceTimersByTime(6000);
    expect(pings()).toBe(1);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 3_600_000);
    vi.advanceTimersByTime(1000);
    latest().tell({ kind: "pong", to: 0, number: 5 });
    vi.advanceTimersByTime(3000);

    expect(heard).toEqual([]);
    vi.restoreAllMocks();
  });

  test("is asked less where nobody looks", () => {
    page.show("hidden");
    pass(100_000);

    expect(pings()).toBeLessThanOrEqual(4);
    expect(pings()).toBeGreaterThanOrEqual(3);
    expect(heard).toEqual([]);
  });
});

describe("a page that is seen again", () => {
  test("asks at once, and notices a dead wire in time", () => {
    page.show("hidden");
    vi.advanceTimersByTime(20_000);
    expect(pings()).toBe(0);

    page.show("visible");

    expect(pings()).toBe(1);
    expect(untilLost()).toBeLessThanOrEqual(NOTICED);
  });

  test("asks at once when it has the focus or a network again, but not twice", () => {
    pass(2000);
    for (const event of ["focus", "online", "focus"]) frame.dispatchEvent(new Event(event));

    expect(pings()).toBe(1);
  });

  test("connects at once if the connection is lost", () => {
    for (let n = 0; n < 5; n += 1) {
      latest().close();
      vi.advanceTimersByTime(20_000);
    }
    latest().close();
    const before = FakeSocket.made.length;

    page.show("visible");

    expect(FakeSocket.made).toHaveLength(before + 1);
  });

  test("notices a dead wire while hidden too, though it is let tick once a minute only", () => {
    page.show("hidden");
    const now = vi.spyOn(performance, "now");
    for (let minute = 1; minute <= 3; minute += 1) {
      now.mockReturnValue(1_000_000 + minute * 60_000);
      vi.advanceTimersByTime(1000);
    }

    expect(heard).toContainEqual(["waiting", ""]);
    vi.restoreAllMocks();
  });
});

describe("a server that does not want this page", () => {
  const after = (time: number) => {
    vi.advanceTimersByTime(time);
    return FakeSocket.made.length;
  };

  test.each([
    [4401, "http/no_guest"],
    [4404, "http/not_found"],
    [4409, "table/other_version"],
  ])("closes with %i for good", (code, reason) => {
    latest().close(code);

    expect(after(100_000)).toBe(1);
    expect(heard).toEqual([["closed", reason]]);
  });

  test.each(["protocol/version", "table/other_version"])("refuses the hello with %s for good, and at once", (code) => {
    latest().close();
    vi.advanceTimersByTime(1000);
    latest().open();
    heard.length = 0;

    latest().tell({ kind: "refused", to: 0, code, detail: "", number: 0 });

    expect(heard).toEqual([["closed", code]]);
    expect(latest().readyState).toBe(3);
    expect(after(100_000)).toBe(2);
  });

  test("may lose a hello once: the second that it does not want is of another version", () => {
    latest().close(4400);
    expect(heard).toEqual([["waiting", ""]]);
    vi.advanceTimersByTime(1000);
    latest().open();
    latest().close(4400);

    expect(heard.at(-1)).toEqual(["closed", "protocol/version"]);
    expect(after(100_000)).toBe(2);
  });

  test("may refuse a wish with such a code, and the connection stays", async () => {
    const wish = connection.wish({ kind: "redo" });
    latest().tell({ kind: "refused", to: 1, code: "table/other_version", detail: "", number: 5 });

    await expect(wish).rejects.toMatchObject({ code: "table/other_version" });
    expect(latest().readyState).toBe(1);
  });
});
