import { expect, test } from "vitest";
import { summarise } from "./summarise.js";
import { table } from "./table.js";

test("a line a figure: median with spread, bar, committed value and verdict, in columns", () => {
  const rate = summarise({ name: "server", unit: "/s", values: [21000, 20000, 22500] });
  const size = summarise({ name: "size", unit: "B", values: [2431] });
  const lines = table([
    {
      name: "server",
      figure: rate,
      bar: { figure: "server", unit: "/s", least: 20_000 },
      verdict: "ok",
    },
    {
      name: "size",
      figure: size,
      bar: { figure: "size", unit: "B", most: 2500 },
      committed: size,
      verdict: "ok",
    },
    { name: "memory", verdict: "skipped: no reason" },
  ]).split("\n");
  expect(lines.map((line) => line.trimEnd())).toEqual([
    "figure  median [min–max]           bar          committed  verdict",
    "──────  ─────────────────────────  ───────────  ─────────  ──────────────────",
    "server  21,000 /s [20,000–22,500]  ≥ 20,000 /s             ok",
    "size    2,431 B                    ≤ 2,500 B    2,431 B    ok",
    "memory  –                                                  skipped: no reason",
  ]);
});
