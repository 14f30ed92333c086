// Two sets of tests. The required ones guard every change: what a regression would break that a player meets, each once. The nightly run has
// them too, and the rest: every language, size and theme, whole games by every hand, slow faults, measurements.

/** Whether all tests are run: `npm run e2e:nightly`. Only this line reads the switch. Tests say `it.runIf(NIGHTLY)`. */
export const NIGHTLY = process.env.NIGHTLY === "1";

/** Return the cases of a list that are to be tested: nightly all of them. */
export function inSets<Case>(required: readonly Case[], all: readonly Case[]): readonly Case[] {
  return NIGHTLY ? all : required;
}
