// A server for pictures and browser tests: in memory, on a free port, without limits that a script would meet.
import { spawn } from "node:child_process";
import { here, PYTHON } from "./common.mjs";

/** Start it; `url` is where it listens, `stop` ends it. `seed`: every table it opens has this one; `page`: the folder of the built page. */
export function serve({ seed = "", page = "" } = {}) {
  const child = spawn(PYTHON, ["e2e/serve.py", "--seed", seed], {
    cwd: here("."),
    stdio: ["ignore", "pipe", "inherit"],
    env: page ? { ...process.env, UNSHUFFLED_PAGE: page } : process.env,
  });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.once("data", (data) =>
      resolve({
        url: String(data).trim(),
        stop: () =>
          new Promise((ended) => {
            child.removeAllListeners("exit");
            child.once("exit", ended);
            child.kill("SIGTERM");
          }),
      }),
    );
  });
}
