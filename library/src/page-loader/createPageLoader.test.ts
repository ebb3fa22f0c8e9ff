import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOADER_FADE } from "./createPageLoader.ts";

test("the loader fades in 2 s, in script and style alike [SO-040]", () => {
  expect(LOADER_FADE).toBe(2000);
  const css = readFileSync(new URL("page-loader.css", import.meta.url), "utf8");
  const [, seconds] = /transition: opacity var\(--vitrine-loader-fade, (\d+)s\)/.exec(css) ?? [];
  expect(Number(seconds) * 1000).toBe(LOADER_FADE);
});
