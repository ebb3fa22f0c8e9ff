import { expect, test } from "vitest";
import { MAX_SEARCH } from "../../content/admin/listWire.ts";
import {
  changeListState,
  type ListState,
  listQueryOf,
  nextSort,
  readListState,
} from "./listState.ts";

const read = (query: string) => readListState(new URLSearchParams(query), ["state", "term"]);

test("A list's state is read from the address, and written there again", () => {
  const state = read("page=3&per=50&search=sea&sort=-updated&state=draft&other=1");
  expect(state).toEqual({
    page: 3,
    per: 50,
    search: "sea",
    sort: "-updated",
    filters: { state: "draft" },
  });
  expect(listQueryOf(state)).toEqual({
    page: "3",
    per: "50",
    search: "sea",
    sort: "-updated",
    state: "draft",
  });
});

test("What an address asks for beyond what a list can be searched for is left out", () => {
  expect(read(`search=${"x".repeat(5000)}`).search).toBe("x".repeat(MAX_SEARCH));
});

test("What is as ever does not stand in the address", () => {
  expect(listQueryOf(read(""))).toEqual({});
});

test.each(["page=0", "page=-1", "page=x", "page=1.5", "page=&per=-5", "per=all"])(
  "An address that says %s shows the list as ever",
  (query) => {
    expect(read(query)).toEqual(read(""));
  },
);

test("Every change but that of the page leads to the first one", () => {
  const state: ListState = { ...read("page=4"), search: "a" };
  expect(changeListState(state, { search: "b" })).toMatchObject({ page: 1, search: "b" });
  expect(changeListState(state, { page: 5 })).toMatchObject({ page: 5, search: "a" });
});

test("A column's head sorts by it, then backwards, then as ever", () => {
  expect(nextSort("", "title")).toBe("title");
  expect(nextSort("title", "title")).toBe("-title");
  expect(nextSort("-title", "title")).toBe("");
  expect(nextSort("updated", "title")).toBe("title");
});
