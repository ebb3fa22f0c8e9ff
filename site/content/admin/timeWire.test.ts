import * as v from "valibot";
import { expect, test } from "vitest";
import { time } from "./timeWire.ts";

test("A time is one that can be read and stored", () => {
  for (const good of [
    "2026-07-01T12:00:00.000Z",
    "0001-01-01T00:00:00Z",
    "2026-07-01T12:00:00+05:30",
  ]) {
    expect([good, v.is(time, good)]).toEqual([good, true]);
  }
  const bad = [
    ...["", "yesterday", "2026-07-01", "0000-01-01T00:00:00Z", "2026-01-01T24:00:00Z"],
    ...["9999-12-31T23:59:59-05:00", "0001-01-01T00:00:00+05:00"],
  ];
  for (const text of bad) expect([text, v.is(time, text)]).toEqual([text, false]);
});
