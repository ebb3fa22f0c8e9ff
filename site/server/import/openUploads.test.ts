import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openUploads } from "./openUploads.ts";

let folder: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "vitrine-uploads-")));
  const files = [
    "secret.txt",
    "uploads/2019/04/a.jpg",
    "uploads/2020/05/a.jpg",
    "uploads/2019/04/Caps.PNG",
    "uploads/2019/04/big.jpg",
    "uploads/2019/04/u\u0308ber.jpg",
    "uploads/2019/04/odd-300x200.jpg",
  ];
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), file);
  }
  await symlink(join(folder, "secret.txt"), join(folder, "uploads/link.txt"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ["2019/04/a.jpg", "2019/04/a.jpg"],
  ["2020/05/a.jpg", "2020/05/a.jpg"],
  ["2018/05/a.jpg", "2020/05/a.jpg"],
  ["elsewhere/2020/05/a.jpg", "2020/05/a.jpg"],
  ["2019/04/caps.png", "2019/04/Caps.PNG"],
  ["2019/04/\u00fcber.jpg", "2019/04/u\u0308ber.jpg"],
  ["2019/04/big-scaled.jpg", "2019/04/big.jpg"],
  ["2019/04/big-1024x768.jpg", "2019/04/big.jpg"],
  ["2019/04/odd-300x200.jpg", "2019/04/odd-300x200.jpg"],
  ["2019/04/none.jpg", undefined],
  ["../secret.txt", undefined],
  ["2019/../../secret.txt", undefined],
  ["/etc/passwd", undefined],
  ["link.txt", undefined],
  ["2019", undefined],
  ["a\0.jpg", undefined],
  ["", undefined],
])("%s is found as %s", async (path, expected) => {
  const uploads = await openUploads(join(folder, "uploads"));
  const found = await uploads.find(path);
  expect(found && relative(join(folder, "uploads"), found)).toBe(expected);
});

test("the folder may be one above, too, and must be there", async () => {
  const uploads = await openUploads(folder);
  expect(await uploads.find("2019/04/a.jpg")).toBe(join(folder, "uploads/2019/04/a.jpg"));
  await expect(openUploads(join(folder, "none"))).rejects.toMatchObject({
    code: "no-media-folder",
  });
  await expect(openUploads(join(folder, "secret.txt"))).rejects.toThrow(/There is no folder/);
});
