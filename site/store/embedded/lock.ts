import { randomBytes } from "node:crypto";
import { chmod, lstat, mkdir, readdir, realpath, rm, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StoreError } from "../StoreError.ts";
import { breakStaleLock, GUARD_PREFIX, identify, linkIfFree } from "./breakStaleLock.ts";
import { type CommandHandler, CommandServer } from "./CommandServer.ts";
import { notWritable } from "./notWritable.ts";
import { probeSocket } from "./probeSocket.ts";
import { atSocketPath } from "./socketPath.ts";

export type Lock = {
  /** The data folder, without symbolic links. */
  readonly folder: string;
  /** Answers commands of other processes (see askHolder), until the returned stop is called. */
  handleCommands(handler: CommandHandler): () => void;
  /** Gives the lock back; calling it again does nothing. */
  release(): Promise<void>;
};

/** The lock's name in the data folder. */
export const LOCK_NAME = "lock";
/** Leftovers of killed processes are swept once they are this old, in milliseconds. */
const LEFTOVER_AGE_MS = 60_000;
/** How long to contend with other processes for a stale lock, in milliseconds. */
const CONTEND_TIMEOUT_MS = 10_000;

/**
 * Takes the one exclusive lock of a data folder, making the folder when there is none.
 *
 * The lock is a unix socket that this process listens on: the system stops listening when the
 * process ends, however it ends, so a lock is stale exactly when nobody answers. The folder must
 * lie on a disk of this machine, since a socket is not heard by other machines.
 * @throws {StoreError} `locked` or `not-writable`
 */
export async function acquireLock(dataDir: string): Promise<Lock> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    return await lockFolder(await realpath(dataDir));
  } catch (error) {
    throw error instanceof StoreError ? error : notWritable(dataDir, error);
  }
}

async function lockFolder(folder: string): Promise<Lock> {
  const path = join(folder, LOCK_NAME);
  const commands = new CommandServer();
  const own = await listenIn(folder, commands);
  try {
    await contend(path, own);
  } catch (error) {
    await commands.close();
    throw error;
  } finally {
    // From here on its other name, the lock's, is the one that counts.
    await rm(own, { force: true });
  }
  await sweepLeftovers(folder);
  return holdLock({ folder, path, commands });
}

async function listenIn(folder: string, { server }: CommandServer): Promise<string> {
  const own = join(folder, `${LOCK_NAME}-${process.pid}-${randomBytes(4).toString("hex")}.sock`);
  await atSocketPath(
    own,
    (address) =>
      new Promise<void>((resolve, reject) => {
        server.once("error", reject);
        server.listen(address, resolve);
      }),
  );
  await chmod(own, 0o600);
  return own;
}

async function contend(path: string, own: string): Promise<void> {
  const deadline = Date.now() + CONTEND_TIMEOUT_MS;
  while (!(await linkIfFree(own, path))) {
    const holder = await probeSocket(path);
    if (holder.state === "alive") throw heldBy(path, holder.pid);
    if (Date.now() > deadline) throw heldBy(path, undefined);
    if (holder.state === "gone") continue;
    await refuseForeignFile(path);
    await breakStaleLock(path, own);
  }
}

async function holdLock(held: {
  readonly folder: string;
  readonly path: string;
  readonly commands: CommandServer;
}): Promise<Lock> {
  const { folder, path, commands } = held;
  const identity = await identify(path);
  let released: Promise<void> | undefined;
  return {
    folder,
    handleCommands(handler) {
      commands.handler = handler;
      return () => {
        if (commands.handler === handler) commands.handler = undefined;
      };
    },
    release() {
      released ??= (async () => {
        if ((await identify(path)) === identity) await unlink(path);
        await commands.close();
      })();
      return released;
    },
  };
}

/** Removes sockets and guards that processes left behind when they were killed while contending. */
async function sweepLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(GUARD_PREFIX) && !/^lock-\d+-[0-9a-f]{8}\.sock$/.test(name)) continue;
    const path = join(folder, name);
    const file = await lstat(path).catch(() => undefined);
    const isOld = file?.isSocket() && Date.now() - file.mtimeMs > LEFTOVER_AGE_MS;
    if (isOld && (await probeSocket(path)).state === "dead")
      await unlink(path).catch(() => undefined);
  }
}

async function refuseForeignFile(path: string): Promise<void> {
  const file = await lstat(path).catch(() => undefined);
  if (!file || file.isSocket()) return;
  throw new StoreError(
    "not-writable",
    `${path} is no lock of this software but some other file, so the data folder cannot be locked. ` +
      "Move the file away, or choose another data folder.",
  );
}

function heldBy(path: string, pid: number | undefined): StoreError {
  const holder = pid === undefined ? "another process" : `process ${pid}`;
  return new StoreError(
    "locked",
    `The data folder ${dirname(path)} is held by ${holder}. Two processes writing to one embedded ` +
      "database would destroy it, so this one stays out. Stop the other one, or use a PostgreSQL " +
      "server (DATABASE_URL), which several processes can share.",
  );
}
