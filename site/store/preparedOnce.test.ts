import { expect, test } from "vitest";
import { preparedOnce } from "./preparedOnce.ts";
import type { Database } from "./Store.ts";

test("a statement is prepared once for each database, and given again after that", () => {
  const [one, other] = [{}, {}] as [Database, Database];
  const asked: Database[] = [];
  const statement = preparedOnce((db) => {
    asked.push(db);
    return { of: db };
  });
  expect(statement(one)).toBe(statement(one));
  expect(statement(other)).toEqual({ of: other });
  expect(asked).toEqual([one, other]);
});
