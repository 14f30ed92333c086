// Two sets of tests. The required ones guard every change: what a regression would break that a player meets, each once. The nightly run has
// them too, and the rest: every language, size and theme, whole games by every hand, slow faults, measurements.

/** Whether all tests are run: `npm run e2e:nightly`. The only place that reads the switch. */
export const NIGHTLY = process.env.NIGHTLY === "1";

/** Return `it` or `describe`, for tests that only run nightly. */
export function nightly<Api extends { skip: unknown }>(api: Api): Api {
  return NIGHTLY ? api : (api.skip as Api);
}

/** Return the cases of a list that are to be tested: nightly all of them. */
export function inSets<Case>(required: readonly Case[], all: readonly Case[]): readonly Case[] {
  return NIGHTLY ? all : required;
}
