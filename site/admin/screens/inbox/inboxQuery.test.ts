import { expect, test } from "vitest";
import { readListState } from "../../table/listState.ts";
import { daysQuery, INBOX_FILTERS, inboxQuery } from "./inboxQuery.ts";

const asked = (query: string) =>
  inboxQuery(readListState(new URLSearchParams(query), INBOX_FILTERS));

test("Days are asked for as they begin and end where the reader is, the last one as a whole", () => {
  const { from = "", until = "", ...rest } = asked("box=spam&from=2026-10-01&to=2026-10-31&page=2");
  expect(new Date(from)).toEqual(new Date(2026, 9, 1));
  expect(new Date(until)).toEqual(new Date(2026, 10, 1));
  expect(rest).toEqual({ box: "spam", page: "2" });
});

test("What is no day narrows nothing", () => {
  for (const day of ["", "now", "2026-1-1", "0000-01-01", "9999-12-31"]) {
    expect(daysQuery({ to: day })).toEqual({});
  }
});
