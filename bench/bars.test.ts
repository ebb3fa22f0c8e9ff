import { describe, expect, test } from "vitest";
import { BARS, barOf } from "./bars.js";

describe("the bars", () => {
  test.each([
    ["script: runtime alone", { unit: "B", most: 2500 }],
    ["script: effect toast", { unit: "B", most: 2200 }],
    ["script: lists, as the page opens", { unit: "B", most: 6000 }],
    ["script: header, menu, back to top and entrances, together", { unit: "B", most: 5000 }],
    ["bytes: script, journal", { unit: "B", most: 9000 }],
    ["bytes: inline script, home", { unit: "B", most: 0 }],
    ["bytes: admin and editor, home", { unit: "B", most: 0 }],
    ["contact form: rule checks", { unit: "/s", least: 2_000_000 }],
    ["contact form: validator and rules", { unit: "B", most: 3000 }],
    ["vitals: CLS, blocks", { unit: "CLS", most: 0 }],
    ["vitals: TBT, journal", { unit: "ms", most: 50 }],
    ["scroll: script above no script, blocks", { unit: "ms/frame", most: 0.05 }],
    ["scroll: script, blocks", { unit: "ms/frame", most: 0.5 }],
    ["scroll: task, blocks", { unit: "ms/frame", most: 6 }],
    ["scroll: frames, blocks", { unit: "fps", least: 57 }],
    ["server: cached page", { unit: "/s", least: 20_000 }],
    ["server: rendered page, embedded", { unit: "/s", least: 500 }],
    ["server: rendered page, PostgreSQL", { unit: "/s", least: 1000 }],
    ["start: warm", { unit: "ms", most: 3000 }],
    ["start: fresh clone to first page", { unit: "ms", most: 60_000 }],
    ["memory: minute 5", { unit: "MB", most: 500 }],
    ["memory: minute 20", { unit: "MB", most: 500 }],
    ["memory: minute 20 against minute 5", { unit: "x", most: 1.05 }],
  ])("%s is held to its budget", (name, budget) => {
    expect(barOf(name)).toMatchObject(budget);
  });

  test("are each either a ceiling or a floor", () => {
    for (const bar of BARS) expect([bar.most, bar.least].filter(Number.isFinite)).toHaveLength(1);
  });

  test("leave a figure free that none of them names", () => {
    expect(barOf("bytes: document, home")).toBeUndefined();
    expect(barOf("start: warmer")).toBeUndefined();
  });
});
