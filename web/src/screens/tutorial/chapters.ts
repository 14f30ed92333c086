// The three chapters of the first game: each is a table of its own, laid out so that its lessons come.
import { importRecord } from "@/protocol/http";
import { go } from "@/router/router";
import prepared from "./chapters.json";
import { useCourse } from "./course";

export const CHAPTERS = [1, 2, 3] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** How many turns of the person a chapter has. */
export const TURNS = 3;

export const NEMESIS = prepared.setup.nemesis;

/** The chapter's table as a record of a game: its setup, its seed, and what was answered before the person sits down. */
export function recordOf(chapter: Chapter): string {
  const { mages, nemesis, difficulty, market, packs } = prepared.setup;
  const { seed, answers } = prepared.chapters[chapter - 1] ?? { seed: "", answers: [] };
  const head = [
    "unshuffled game 1",
    `rules ${prepared.rules}`,
    `mages ${mages.join(" ")}`,
    `nemesis ${nemesis}`,
    `difficulty ${difficulty}`,
    `market ${market.join(" ")}`,
    `from ${packs.join(" ")}`,
    `seed ${seed}`,
  ];
  return `${[...head, "", ...answers].join("\n")}\n`;
}

/** Sit down at a chapter's table. */
export async function beginChapter(chapter: Chapter, name: string): Promise<void> {
  const { table } = await importRecord(recordOf(chapter), name);
  useCourse.getState().begin(table, chapter);
  go(`/t/${table}`);
}
