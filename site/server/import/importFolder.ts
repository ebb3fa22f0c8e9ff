import { lstat, mkdtemp, readdir, rm } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { basename, join } from "node:path";

/** Of folders that processes of this machine made; their number follows. */
const PREFIX = `vitrine-import-${hostname().replace(/[^\w.-]/g, "")}-`;

/** Those of this process, which may have the number of one that made a folder and is gone. */
const own = new Set<string>();

/** A folder for what an import fetches. */
export type ImportFolder = { readonly folder: string; readonly remove: () => Promise<void> };

/** Makes one, once those of imports that were killed are gone. */
export async function makeImportFolder(): Promise<ImportFolder> {
  await clearImportFolders();
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  own.add(basename(folder));
  return {
    folder,
    async remove() {
      await rm(folder, { recursive: true, force: true });
      own.delete(basename(folder));
    },
  };
}

/** Takes away the folders of imports whose process is gone; those that cannot be seen or taken stay. */
export async function clearImportFolders(): Promise<void> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    if (!name.startsWith(PREFIX) || own.has(name)) continue;
    const pid = Number.parseInt(name.slice(PREFIX.length), 10);
    const folder = join(tmpdir(), name);
    if (pid > 0 && !isAtWork(pid) && (await isOurs(folder))) {
      await rm(folder, { recursive: true, force: true }).catch(() => {});
    }
  }
}

function isAtWork(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // One of another user's is there and hears nothing from us.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Anyone may put a folder of that name among temporary files, with more in it than meets the eye. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  return found?.isDirectory() === true && found.uid === process.getuid?.();
}
