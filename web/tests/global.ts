import type { TestProject } from "vitest/node";
import { python } from "../scripts/common.mjs";
import type { Told } from "./told";

export default function setup({ provide }: TestProject): void {
  provide("told", JSON.parse(python(["scripts/sayings.py"])) as Told);
}
