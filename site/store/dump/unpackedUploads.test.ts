import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { putFile } from "./testing/putFile.ts";
import { makeUnpackFolder, moveUploads } from "./unpackedUploads.ts";

/** In memory on Linux: another disk than that of temporary files, as a rule. */
const OTHER_DISK = "/dev/shm";

async function isOtherDisk(): Promise<boolean> {
  const other = await stat(OTHER_DISK).catch(() => undefined);
  return other !== undefined && other.dev !== (await stat(tmpdir())).dev;
}

describe.skipIf(!(await isOtherDisk()))("Uploads that lie on another disk", () => {
  let here: string;
  let there: string;
  beforeEach(async () => {
    here = await mkdtemp(join(tmpdir(), "vitrine-here-"));
    there = await mkdtemp(join(OTHER_DISK, "vitrine-there-"));
  });
  afterEach(async () => {
    for (const folder of [here, there]) await rm(folder, { recursive: true });
  });

  test.each(["uploads", "uploads/2026"])("as a whole or in part (%s) are restored", async (far) => {
    const uploads = join(here, "uploads");
    await mkdir(join(here, far, ".."), { recursive: true });
    await symlink(there, join(here, far));
    const unpacked = await makeUnpackFolder(uploads);
    // What a restore without room, say, leaves of a copy would fill the disk unseen.
    await putFile(join(unpacked.folder, "2026/b.txt"), "2026");
    await mkdir(join(uploads, "2026/b.txt"), { recursive: true });
    await expect(moveUploads(unpacked.folder, uploads)).rejects.toThrow();
    expect(await readdir(join(uploads, "2026"))).toEqual(["b.txt"]);
    await rm(join(uploads, "2026/b.txt"), { recursive: true });
    await rm(join(unpacked.folder, "2026"), { recursive: true });
    for (const year of ["2025", "2026"]) await putFile(join(unpacked.folder, year, "a.txt"), year);
    expect(await moveUploads(unpacked.folder, uploads)).toBe(2);
    await unpacked.remove();
    for (const year of ["2025", "2026"]) {
      expect(await readFile(join(uploads, year, "a.txt"), "utf8")).toBe(year);
      expect(await readdir(join(uploads, year))).toEqual(["a.txt"]);
    }
  });
});
