import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findChromium } from "../findChromium.js";
import { chooseInstaller, getChromium } from "./getChromium.js";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-chromium-"));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function addProgram(name: string): string {
  const file = join(folder, name);
  writeFileSync(file, "#!/bin/sh\n");
  chmodSync(file, 0o755);
  return file;
}

test("CHROMIUM_PATH goes before the system's", async () => {
  const file = addProgram("my-chromium");
  vi.stubEnv("CHROMIUM_PATH", file);
  expect(findChromium()).toBe(file);
  expect(await getChromium({ root: folder, env: {} })).toBe(file);
});

test("a CHROMIUM_PATH that cannot be run is an error, not passed over", async () => {
  vi.stubEnv("CHROMIUM_PATH", join(folder, "nothing"));
  expect(() => findChromium()).toThrow(/CHROMIUM_PATH names .*nothing, which cannot be run/);
  await expect(getChromium({ root: folder, env: {} })).rejects.toThrow(/cannot be run/);
});

test("root with apt-get installs Debian's package", () => {
  addProgram("apt-get");
  expect(chooseInstaller({ env: { PATH: folder }, isRoot: true })).toEqual([
    ["apt-get", "update"],
    ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"],
  ]);
});

test.each([
  ["who is not root", true, false],
  ["a system without apt-get", false, true],
])("%s downloads Playwright's", (_case, hasApt, isRoot) => {
  if (hasApt) addProgram("apt-get");
  expect(chooseInstaller({ env: { PATH: folder }, isRoot })).toEqual([
    ["node_modules/.bin/playwright", "install", "chromium"],
  ]);
});
