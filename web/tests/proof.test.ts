// @vitest-environment jsdom
// The proof that nobody chose the shuffles, as the server computes it (unshuffled.rules.core.chance).
import { beforeEach, expect, test } from "vitest";
import type { TableState } from "@/protocol/wire";
import { bind, prove } from "@/store/proof";

// From Python: chance.commitment("secret"), and chance.seed_with("secret", …) below.
const COMMITMENT = "83014bb840c100fa160bc6ddba6ac912b66b45f0358ec3ab6d442065facaa355";
const seedWith = async (nonces: string[]) => {
  const text = new TextEncoder().encode(["unshuffled", "seed", "secret", ...nonces].join("/"));
  const bytes = [...new Uint8Array(await crypto.subtle.digest("SHA-256", text))];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("").slice(0, 32);
};
const over = async (nonces: string[]) =>
  ({ commitment: COMMITMENT, secret: "secret", seed: await seedWith(nonces), nonces }) as unknown as TableState;

beforeEach(() => localStorage.clear());

test("the seed of a secret and two nonces is what the server makes of them", async () => {
  expect(await seedWith(["00112233aabbccdd", "ffeeddccbbaa9988"])).toBe("9b24aa5e2a9f3142e4131dd4c8b1edff");
});

test("a table that was bound before the game is proved at its end", async () => {
  const nonce = bind("t1", COMMITMENT);
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(bind("t1", "another commitment, later")).toBe(nonce);
  expect(await prove("t1", await over(["ab".repeat(8), nonce]))).toBe("proved");
});

test("another secret, another commitment or another seed is named", async () => {
  const honest = await over([bind("t1", COMMITMENT)]);
  expect(await prove("t1", { ...honest, secret: "chosen later" })).toBe("other");
  expect(await prove("t1", { ...honest, commitment: "0".repeat(64) })).toBe("other");
  expect(await prove("t1", { ...honest, seed: "0".repeat(32) })).toBe("other");
});

test("what this browser did not see it does not prove", async () => {
  expect(await prove("t2", await over([]))).toBe("unknown");
  bind("t3", COMMITMENT);
  expect(await prove("t3", await over(["cd".repeat(8)]))).toBe("unknown");
  expect(await prove("t3", { ...(await over([])), secret: "", seed: "" })).toBe("unknown");
});
