import { resolve } from "node:path";
import { expect, test } from "vitest";
import { barOf } from "./bars.js";
import { bundleAlone } from "./bundleAlone.js";

const source = (file: string): string => resolve(import.meta.dirname, "../library/src", file);

test("the runtime alone stays within its bar, whatever features the register lists", async () => {
  const { bytes } = await bundleAlone(source("runtime/start.ts"));
  expect(bytes).toBeLessThanOrEqual(barOf("script: runtime alone")?.most ?? 0);
  expect(bytes).toBeGreaterThan(1000);
});
