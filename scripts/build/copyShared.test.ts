import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { COPIED } from "./copyShared.js";

const SHARED = join(import.meta.dirname, "../../library/src/browser");
/** What a module holds on to from one call to the next. */
const MEMORY =
  /^(?:export )?(?:let|var) |^(?:export )?const \w+[^=]*= (?:.*new (?:Weak)?(?:Map|Set)|\[\]|createHub)/m;

describe("modules that each feature has a copy of", () => {
  test.each(COPIED)("%s remembers nothing by itself", (name) => {
    const code = readFileSync(join(SHARED, `${name}.ts`), "utf8");
    expect(MEMORY.exec(code)?.[0]).toBeUndefined();
  });

  test("those that remember are found out", () => {
    for (const name of ["onScroll", "onResize", "warn", "loadStylesheet"]) {
      expect(readFileSync(join(SHARED, `${name}.ts`), "utf8"), name).toMatch(MEMORY);
    }
  });
});
