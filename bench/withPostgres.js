import { execFileSync } from "node:child_process";
import { chownSync, existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findCommand } from "./findCommand.js";
import { runCommand } from "./runCommand.js";
import { startProcess } from "./startProcess.js";
import { withFolder } from "./withFolder.js";

/** Where Debian keeps the server's programs, a folder a version, outside of PATH. */
const DEBIAN = "/usr/lib/postgresql";
/** Milliseconds that the server may take until it answers. */
const TIMEOUT = 30_000;
const INITDB = ["-U", "vitrine", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];

/** @returns {string | undefined} why there can be no PostgreSQL server here */
export function whyNoPostgres() {
  const missing = ["initdb", "postgres", "pg_isready"].filter((name) => !find(name));
  if (missing.length > 0) return `PostgreSQL's ${missing.join(", ")} is not installed`;
  return isRoot() && !otherUser() ? "PostgreSQL refuses to run as root" : undefined;
}

/**
 * Starts a PostgreSQL server with an empty database, on a free port of this machine only; does
 * `work`; leaves nothing behind.
 * @template T
 * @param {(url: string) => Promise<T>} work given the address of the database
 */
export function withPostgres(work) {
  return withFolder(async (folder) => {
    const user = isRoot() ? otherUser() : undefined;
    if (user) chownSync(folder, user.uid, user.gid);
    const options = { cwd: folder, ...user };
    const data = join(folder, "data");
    await runCommand([program("initdb"), ...INITDB, "-D", data], options);
    const port = String(await freePort());
    const place = ["-D", data, "-p", port, "-h", "127.0.0.1", "-k", folder];
    // SIGINT asks for a fast shutdown: who is connected is disconnected.
    const server = startProcess([program("postgres"), ...place], { ...options, signal: "SIGINT" });
    try {
      await waitUntilReady(port, server);
      return await work(`postgres://vitrine@127.0.0.1:${port}/postgres`);
    } finally {
      await server.stop();
    }
  });
}

function isRoot() {
  return process.getuid?.() === 0;
}

/** @param {string} name */
function find(name) {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : [];
  const folders = versions.map((version) => join(DEBIAN, version, "bin"));
  return findCommand(name, folders);
}

/** @param {string} name */
function program(name) {
  const found = find(name);
  if (!found) throw new Error(`vitrine: PostgreSQL's ${name} is not installed.`);
  return found;
}

/** Root may not run PostgreSQL: the user that its package makes stands in, or nobody. */
function otherUser() {
  for (const name of ["postgres", "nobody"]) {
    try {
      const read = (/** @type {string} */ what) =>
        Number(execFileSync("id", [what, name], { stdio: "pipe" }));
      return { uid: read("-u"), gid: read("-g") };
    } catch {
      // There is no such user: the next may be there.
    }
  }
  return undefined;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * @param {string} port
 * @param {import("./startProcess.js").StartedProcess} server
 */
async function waitUntilReady(port, server) {
  const end = performance.now() + TIMEOUT;
  while (performance.now() < end) {
    const asked = startProcess([program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", port]);
    if ((await asked.ended) === 0) return;
    await pause(100);
  }
  throw new Error(`vitrine: PostgreSQL did not start. It printed:\n${server.output()}`);
}
