import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { diskStorage } from "../media/diskStorage.ts";
import type { MediaStorage } from "../media/MediaStorage.ts";
import { openFormFile } from "./openFormFile.ts";

let folder: string;
let storage: MediaStorage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-form-files-"));
  storage = diskStorage(folder);
  await mkdir(join(folder, "2026"));
  await writeFile(join(folder, "2026", "a.pdf"), "the file");
  await writeFile(join(folder, "2026", "empty.txt"), "");
});
afterEach(() => rm(folder, { recursive: true }));

describe("A file of a form", () => {
  test("is read from its storage, also where nothing is in it", async () => {
    const openFile = openFormFile(storage);
    const said = ["2026/a.pdf", "2026/empty.txt"].map(async (path) => {
      const file = await openFile(path);
      return file && text(file);
    });
    expect(await Promise.all(said)).toEqual(["the file", ""]);
  });

  test("that cannot be opened says so to who asks for it, not to a stream that nobody listens to", async () => {
    const openFile = openFormFile({
      async findKept(path) {
        const master = await storage.findKept(path);
        // In between it goes.
        await rm(join(folder, path));
        return master;
      },
    });
    await expect(openFile("2026/a.pdf")).rejects.toMatchObject({ code: "ENOENT" });
  });

  test("is gone where its storage is there without it, and no other file is given for it", async () => {
    const openFile = openFormFile(storage);
    for (const path of ["2026/b.pdf", "2025/a.pdf", "../outside", "2026", ""]) {
      expect(await openFile(path)).toBeUndefined();
    }
  });

  test("is not given for gone while its storage is away, or cannot be read", async () => {
    const openFile = openFormFile(storage);
    await rename(folder, `${folder}-away`);
    await expect(openFile("2026/a.pdf")).rejects.toMatchObject({ code: "ENOENT" });
    await rename(`${folder}-away`, folder);
    await symlink("loop.pdf", join(folder, "2026", "loop.pdf"));
    await expect(openFile("2026/loop.pdf")).rejects.toMatchObject({ code: "ELOOP" });
    const file = await openFile("2026/a.pdf");
    expect(file && (await text(file))).toBe("the file");
  });
});
