// Open tables: a host ticks "Anyone may join", and a stranger finds the table, joins it and sits down.
import { expect, it } from "vitest";
import { violations } from "./axe";
import { makeTable, named, PATHS, press, sitDown } from "./page";
import { text } from "./words";
import { sharedServer, world } from "./world";

const { person } = world();
const server = sharedServer();

it("lists a table only when its host wants it, and lets a stranger in", async () => {
  const ann = await person();
  const bob = await person();
  await ann.goto(server.url + PATHS.landing);
  await makeTable(ann);
  await bob.goto(server.url + PATHS.landing);
  await press(named(bob, "open-tables"));
  await bob.getByText(text("open-tables-none")).waitFor();

  await ann.getByRole("checkbox", { name: new RegExp(text("open-table")) }).click();

  await named(bob, "join-go").waitFor();
  expect(await violations(bob)).toEqual([]);
  await press(named(bob, "join-go"));
  await bob.waitForURL(/\/t\//);
  await sitDown(bob);
});
