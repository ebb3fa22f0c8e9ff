import { afterEach, expect, test, vi } from "vitest";
import { warn } from "./warn.ts";

afterEach(() => void vi.restoreAllMocks());

test("A warning is said once a text, with our name before and what it is about behind.", () => {
  const said = vi.spyOn(console, "warn").mockImplementation(() => {});
  const about = { some: "element" };
  warn("one thing.", about);
  warn("one thing.", {});
  warn("another.");
  expect(said.mock.calls).toEqual([["vitrine: one thing.", about], ["vitrine: another."]]);
});
