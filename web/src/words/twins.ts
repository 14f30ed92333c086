import type { MageInfo } from "@/protocol/wire";
import type { Voice } from "./voice";

/** A mage by name. Where two of them share it, the box tells them apart. */
export function mageAmong(
  voice: Voice,
  mage: Pick<MageInfo, "id" | "pack">,
  all: readonly Pick<MageInfo, "id">[],
): string {
  const name = voice.mage(mage.id);
  const twins = all.some((other) => other.id !== mage.id && voice.mage(other.id) === name);
  return twins ? `${name} · ${voice.name({ name: mage.pack, kind: "pack" })}` : name;
}
