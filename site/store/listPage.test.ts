import { expect, test } from "vitest";
import { listPage, MAX_PAGE_SIZE, rangeOf } from "./listPage.ts";

test("A page says where it is among how many; an empty list has one page", () => {
  expect(listPage(["a"], 25, { page: 3, pageSize: 12 })).toEqual({
    items: ["a"],
    total: 25,
    page: 3,
    pageCount: 3,
  });
  expect(listPage([], 0, { page: 1, pageSize: 12 }).pageCount).toBe(1);
  expect(listPage([], 24, { page: 99, pageSize: 12 })).toMatchObject({ page: 99, pageCount: 2 });
});

test("Whatever is asked for leads to numbers that a database takes", () => {
  expect(MAX_PAGE_SIZE).toBe(200);
  const odd = [0, -1, 1.5, 1e9, 1e300, Number.NaN, Infinity, -Infinity];
  for (const page of odd) {
    for (const pageSize of odd) {
      const { offset, limit } = rangeOf({ page, pageSize });
      expect(Number.isSafeInteger(offset) && offset >= 0).toBe(true);
      expect(limit >= 1 && limit <= MAX_PAGE_SIZE && Number.isInteger(limit)).toBe(true);
      expect(listPage([], 5, { page, pageSize }).page).toBeGreaterThanOrEqual(1);
    }
  }
  expect(rangeOf({ page: 3, pageSize: 20 })).toEqual({ offset: 40, limit: 20 });
});
