// Makes package-lock.json whole: a registry may lack a tool's builds for other systems, npm then leaves them out of the
// lock, and `npm ci` refuses it. They are named here with their version and system; nobody on another system fetches them.
import { readFileSync, writeFileSync } from "node:fs";
import { here } from "./common.mjs";

const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const PROCESSORS = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];
const LIBRARIES = { gnu: "glibc", musl: "musl", gnueabihf: "glibc", musleabihf: "musl" };

const path = here("package-lock.json");
const lock = JSON.parse(readFileSync(path, "utf8"));

function buildOf(name, version, dev) {
  const words = name.split(/[/-]/);
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  const libc = words.flatMap((word) => LIBRARIES[word] ?? []);
  if (name === "fsevents") os.push("darwin");
  if (os.length + cpu.length === 0) throw new Error(`for which system is ${name}?`);
  return {
    version,
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(dev ? { dev } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
}

for (const [place, info] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(info.optionalDependencies ?? {})) {
    const known = [`${place}/node_modules/${name}`, `node_modules/${name}`].some((at) => at in lock.packages);
    // A range is what a registry has to answer; a build is always named exactly.
    if (!known) lock.packages[`node_modules/${name}`] = buildOf(name, version.replace(/^[~^]/, ""), info.dev);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
