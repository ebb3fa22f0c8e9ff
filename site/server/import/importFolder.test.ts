import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { putFile } from "../../store/dump/testing/putFile.ts";
import { clearImportFolders, makeImportFolder } from "./importFolder.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-temporary-"));
  vi.stubEnv("TMPDIR", folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** The same name, as a process with another number would make it. */
const asOf = (path: string, pid: number | undefined) =>
  path.replace(`-${process.pid}-`, `-${pid}-`);

test("What a killed import left goes with the next one, what others are at stays", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  await once(child, "spawn");
  const [first, second] = [await makeImportFolder(), await makeImportFolder()];
  const [killed, atWork] = [asOf(first.folder, 2 ** 30), asOf(first.folder, child.pid)];
  for (const path of [killed, atWork]) await putFile(join(path, "file"), "half of it");
  const before = join(folder, "vitrine-import-elsewhere-1073741824-abc");
  await mkdir(before);
  const lure = asOf(second.folder, 2 ** 30);
  await symlink(atWork, lure);
  const third = await makeImportFolder();
  const there = [first, second, third].map((one) => one.folder);
  expect([...there, atWork, before, lure].map(existsSync)).toEqual(Array(6).fill(true));
  expect(existsSync(killed)).toBe(false);
  for (const one of [first, second, third]) await one.remove();
  expect(there.map(existsSync)).toEqual([false, false, false]);
  child.kill();
  await once(child, "exit");
  await (await makeImportFolder()).remove();
  expect(existsSync(atWork)).toBe(false);
});

test("What an earlier process of the same number left goes, too", async () => {
  const { folder: made, remove } = await makeImportFolder();
  await remove();
  await mkdir(made);
  await (await makeImportFolder()).remove();
  expect(existsSync(made)).toBe(false);
});

test("A folder for temporary files that cannot be looked into keeps no server from starting", async () => {
  vi.stubEnv("TMPDIR", join(folder, "none"));
  await clearImportFolders();
});
