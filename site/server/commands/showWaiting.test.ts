import { expect, test } from "vitest";
import { showWaiting } from "./showWaiting.ts";

test("What a command waits for is said at once, when it is another, and again every half minute", () => {
  const written: string[] = [];
  let now = 0;
  const tell = showWaiting({ write: (text: string) => written.push(text) > 0 }, () => now);
  const told = [
    ...([
      [0, "a restore"],
      [1, "a restore"],
      [29, "a restore"],
      [30, "a restore"],
    ] as const),
    ...([
      [31, "import of \u001b[31ma.csv"],
      [32, "import of \u001b[31ma.csv"],
    ] as const),
  ];
  for (const [seconds, name] of told) {
    now = 1000 * seconds;
    tell(name);
  }
  expect(written.map((text) => text.split(". ")[0])).toEqual([
    "Waits for another command to end: a restore",
    "Waits for another command to end: a restore",
    expect.stringMatching(/^Waits for another command to end: import of .*a.csv$/),
  ]);
  expect(written.join("")).not.toContain("\u001b");
});
