import { expect, test } from "vitest";
import type { ImportProgress } from "../../content/import/types.ts";
import { showImportProgress } from "./showImportProgress.ts";

function shown(
  isTTY: boolean,
  told: readonly [seconds: number, progress: ImportProgress][],
): string[] {
  const written: string[] = [];
  let now = 0;
  const to = { isTTY, write: (text: string) => written.push(text) > 0 };
  const tell = showImportProgress(to, () => now);
  for (const [seconds, progress] of told) {
    now = 1000 * seconds;
    tell(progress);
  }
  return written.map((text) => text.trim());
}

const at = (done: number, step: ImportProgress["step"] = "importing") => ({ step, done, of: 100 });

test("A terminal shows step, percent and what is left, in one line", () => {
  expect(
    shown(true, [
      [0, at(0, "checking")],
      [0, at(0)],
      [1, at(10)],
      [4, at(20)],
      [4, at(20)],
      [400, at(40)],
    ]),
  ).toEqual([
    "checking the file 0 %",
    "pages and posts 0 %",
    "pages and posts 10 %",
    "pages and posts 20 %, 16 s left",
    "pages and posts 40 %, 10 min left",
  ]);
});

test("Elsewhere every tenth is a line", () => {
  expect(
    shown(false, [
      [0, at(1)],
      [1, at(9)],
      [2, at(15)],
      [3, at(19)],
      [9, at(100)],
    ]),
  ).toEqual(["pages and posts 0 %", "pages and posts 10 %, 13 s left", "pages and posts 100 %"]);
});
