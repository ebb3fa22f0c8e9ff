import { opendir, realpath, stat } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { ImportError } from "../../content/import/ImportError.ts";

/** Files in a folder of uploads that are looked at; beyond, it is no such folder. */
const MAX_FILES = 1_000_000;

/** A copy of the old site's uploads. */
export type UploadsFolder = {
  /** The file that lay at a path among the uploads, such as "2019/04/a.jpg"; by its name, if need be. */
  readonly find: (path: string) => Promise<string | undefined>;
};

/** @throws ImportError where there is no such folder */
export async function openUploads(folder: string): Promise<UploadsFolder> {
  const root = await realpath(folder).catch(() => undefined);
  if (root === undefined || !(await stat(root)).isDirectory()) {
    const message = `There is no folder ${folder}. Name the copy of wp-content/uploads that you have.`;
    throw new ImportError("no-media-folder", message);
  }
  let names: Promise<ReadonlyMap<string, readonly string[]>> | undefined;
  return {
    async find(path) {
      if (path === "" || path.includes("\0")) return undefined;
      for (const wanted of [path, withoutScale(path)]) {
        for (const above of ["", "uploads", "wp-content/uploads"]) {
          const found = await fileInside(root, join(root, above, wanted));
          if (found) return found;
        }
      }
      names ??= readNames(root);
      const known = await names;
      const fitting = [path, withoutScale(path)].flatMap(
        (wanted) => known.get(alike(basename(wanted))) ?? [],
      );
      return mostAlike(fitting, path);
    },
  };
}

/** "a-scaled.jpg" and "a-300x200.jpg" were made of "a.jpg". */
function withoutScale(path: string): string {
  return path.replace(/-(?:\d{1,5}x\d{1,5}|scaled|rotated)(?=\.[a-z\d]{2,5}$)/i, "");
}

/** What leads out of the folder, by dots or by a link, is not looked at. */
async function fileInside(root: string, file: string): Promise<string | undefined> {
  const real = await realpath(file).catch(() => undefined);
  if (!real?.startsWith(root + sep)) return undefined;
  return (await stat(real)).isFile() ? real : undefined;
}

/** Copies made on other systems have other capitals, and write "ü" as two characters. */
function alike(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

async function readNames(root: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = new Map<string, string[]>();
  let count = 0;
  for await (const entry of await opendir(root, { recursive: true })) {
    if (!entry.isFile()) continue;
    count += 1;
    if (count > MAX_FILES) break;
    const name = alike(entry.name);
    const file = join(entry.parentPath, entry.name);
    const others = names.get(name);
    if (others) others.push(file);
    else names.set(name, [file]);
  }
  return names;
}

/** Of several files of one name, the one whose folders are like those of the path, from its end on. */
function mostAlike(files: readonly string[], path: string): string | undefined {
  const wanted = alike(path).split("/").reverse();
  const likeness = (file: string): number => {
    const steps = alike(file).split(sep).reverse();
    const end = wanted.findIndex((step, place) => step !== steps[place]);
    return end === -1 ? wanted.length : end;
  };
  return [...files].sort((a, b) => likeness(b) - likeness(a) || (a < b ? -1 : 1))[0];
}
