import { link, lstat, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { probeSocket } from "./probeSocket.ts";

/** The start of the name of every guard: see breakStaleLock. */
export const GUARD_PREFIX = "lock-break-";
/** How long to leave another process alone that is breaking the same lock, in milliseconds. */
const OTHER_BREAKER_PAUSE_MS = 5;

/**
 * Removes the lock file `path` whose listener is dead. `own` is the socket of this process.
 *
 * Looking whether a lock is dead and removing it are two steps, between which another process
 * may have replaced it by a living one. So only one process at a time may remove a given lock
 * file: the one that linked the guard named after that file's identity. A living lock is never
 * taken away, not even for a moment. A guard whose owner was killed is itself a stale lock file.
 */
export async function breakStaleLock(path: string, own: string): Promise<void> {
  const identity = await identify(path);
  if (!identity) return;
  const guard = join(dirname(path), GUARD_PREFIX + identity);
  if (!(await linkIfFree(own, guard))) return leaveOrBreak(guard, own);
  try {
    const isSame = (await identify(path)) === identity;
    if (isSame && (await probeSocket(path)).state === "dead") await unlink(path);
  } finally {
    await unlink(guard);
  }
}

/** Gives `existing` the second name `path`, in one atomic step. @returns whether it was free */
export async function linkIfFree(existing: string, path: string): Promise<boolean> {
  try {
    await link(existing, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * What tells one lock file from every other that ever had its name: inode numbers are used
 * again, so the time of its making belongs to it. @returns undefined when there is no such file
 */
export async function identify(path: string): Promise<string | undefined> {
  try {
    const { ino, mtimeNs } = await lstat(path, { bigint: true });
    return `${ino.toString(36)}-${mtimeNs.toString(36)}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

async function leaveOrBreak(guard: string, own: string): Promise<void> {
  const breaker = await probeSocket(guard);
  if (breaker.state === "dead") await breakStaleLock(guard, own);
  else await pause(OTHER_BREAKER_PAUSE_MS);
}
