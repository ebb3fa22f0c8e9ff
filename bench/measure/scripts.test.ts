import { expect, test } from "vitest";
import { barOf } from "../bars.js";
import { sizesTogether, TOGETHER } from "./scripts.js";

test("features that have one budget together fit it", async () => {
  const sizes = await sizesTogether();
  expect(sizes).toHaveLength(Object.keys(TOGETHER).length);
  for (const { name, values } of sizes) {
    const [bytes = 0] = values;
    const most = barOf(name)?.most ?? 0;
    expect([name, bytes > 3000, bytes <= most]).toEqual([name, true, true]);
  }
});
