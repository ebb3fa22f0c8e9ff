import { expect, test } from "vitest";
import { pagesAround } from "./Pagination.tsx";
import { MAX_PAGE, pageNumber, pageQuery } from "./pageNumber.ts";

const query = (page: string) => new URLSearchParams({ page });

test("A page of a list is a whole number from 1", () => {
  expect(pageNumber(query("7"))).toBe(7);
  for (const odd of ["", "0", "-3", "1.5", "1e3", "seven", "٣", "007"]) {
    expect(pageNumber(query(odd))).toBe(1);
  }
  expect(pageNumber(query("9".repeat(50)))).toBe(MAX_PAGE);
});

test("The first page has one address only", () => {
  expect(pageQuery(query("1")).toString()).toBe("");
  expect(pageQuery(query("2")).toString()).toBe("page=2");
});

test("Links lead to the first page, the last and those around the one shown", () => {
  expect(pagesAround(1, 1)).toEqual([1]);
  expect(pagesAround(1, 3)).toEqual([1, 2, 3]);
  expect(pagesAround(7, 40)).toEqual([1, 6, 7, 8, 40]);
  expect(pagesAround(99, 3)).toEqual([1, 3]);
});
