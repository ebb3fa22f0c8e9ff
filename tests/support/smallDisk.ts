import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A disk that is soon full. */
export type SmallDisk = {
  readonly folder: string;
  /** Makes room, or takes it away. @param megabytes how large it is then */
  readonly resize: (megabytes: number) => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** Whether this process may mount a disk: on Linux, as root. Where it may not, say so and test the rest. */
export function mayMount(): boolean {
  try {
    // In a space of its own, which ends with it.
    execFileSync("unshare", ["-m", "mount", "-t", "tmpfs", "tmpfs", tmpdir()], { stdio: "ignore" });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

/** Mounts a disk of so many megabytes, in memory. */
export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-disk-"));
  await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  return {
    folder,
    async resize(size) {
      await run("mount", ["-o", `remount,size=${size}m`, folder]);
    },
    async remove() {
      await run("umount", ["-l", folder]);
      await rm(folder, { recursive: true });
    },
  };
}
