import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import postgres from "postgres";

export type TestServer = {
  /** The address of its database "postgres", with the password of its superuser. */
  readonly url: string;
  /** Ends it as a machine that is started anew does, and starts it at the same address. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A zone that is neither UTC nor whole hours away from it, so that mistakes show. */
const TIME_ZONE = "Asia/Kolkata";
const START_TIMEOUT_MS = 20_000;
const run = promisify(execFile);

/** The folder of PostgreSQL's programs on this machine, if it has them. */
export function findPostgres(): string | undefined {
  const versions = "/usr/lib/postgresql";
  const debian = existsSync(versions)
    ? readdirSync(versions).map((name) => `${versions}/${name}/bin`)
    : [];
  const folders = [...(process.env.PATH ?? "").split(":"), ...debian];
  return folders.find(
    (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
  );
}

/** Starts a throw-away PostgreSQL server on a free port; it ends with this process. */
export async function startPostgres(programs: string): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-postgres-"));
  const password = randomBytes(9).toString("base64url");
  const port = await freePort();
  await writeFile(join(folder, "password"), password);
  if (process.getuid?.() === 0) await run("chown", ["-R", "postgres", folder]);
  await initialise(programs, folder);
  const start = () => spawnAsUser(serverCommand(programs, folder, port));
  let server = start();
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url);
  return {
    url,
    async restart() {
      await end(server);
      server = start();
      await waitUntilReady(url);
    },
    async stop() {
      await end(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function end(server: ReturnType<typeof spawnAsUser>): Promise<void> {
  const ended = once(server, "exit");
  server.stdin.end();
  await ended;
}

async function initialise(programs: string, folder: string): Promise<void> {
  const program = spawnAsUser(
    `'${programs}/initdb' -D '${folder}/data' -U postgres -A scram-sha-256 --pwfile='${folder}/password' ` +
      "-E UTF8 --locale=C --no-sync --no-instructions >/dev/null",
  );
  const [code] = await once(program, "exit");
  if (code !== 0) throw new Error(`initdb ended with code ${code}.`);
}

/** The server is killed when its input closes, and that closes when this process ends in any way. */
function serverCommand(programs: string, folder: string, port: number): string {
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    "unix_socket_directories=",
    "fsync=off",
    "shared_buffers=32MB",
    `timezone=${TIME_ZONE}`,
  ];
  const options = settings.map((setting) => `-c '${setting}'`).join(" ");
  return `'${programs}/postgres' -D '${folder}/data' ${options} >'${folder}/log' 2>&1 & read -r _; kill -INT $!; wait`;
}

/** PostgreSQL refuses to run as root: then its own user runs it. */
function spawnAsUser(command: string) {
  const isRoot = process.getuid?.() === 0;
  const [program, args] = isRoot
    ? ["runuser", ["-u", "postgres", "--", "sh", "-c", command]]
    : ["sh", ["-c", command]];
  return spawn(program as string, args as string[], {
    cwd: tmpdir(),
    stdio: ["pipe", "inherit", "inherit"],
  });
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const sql = postgres(url, { max: 1 });
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(50);
    } finally {
      await sql.end();
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
