import { anything, assert, constantFrom, jsonValue, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { readEntry, STORAGE_FRESHNESS, writeEntry } from "./storageEntry.ts";

const NOW = 1_700_000_000_900;
const later = (seconds: number): number => NOW + seconds * 1000;

test("An entry is JSON with the value and the time of writing in whole seconds.", () => {
  expect(JSON.parse(writeEntry({ a: [1] }, NOW))).toEqual({
    value: { a: [1] },
    timestamp: 1_700_000_000,
  });
});

test("An entry is fresh for 86400 seconds and stale once it is older.", () => {
  expect(STORAGE_FRESHNESS).toBe(86_400);
  const entry = writeEntry("v", NOW);
  expect(readEntry(entry, later(86_400))).toBe("v");
  expect(readEntry(entry, later(86_401))).toBeUndefined();
});

test("Another freshness can be asked for, Infinity included.", () => {
  const entry = writeEntry("v", NOW);
  expect(readEntry(entry, later(11), 10)).toBeUndefined();
  expect(readEntry(entry, later(1e9), Infinity)).toBe("v");
  expect(readEntry(entry, later(0), 0)).toBe("v");
});

test("An entry from a clock that was far ahead does not stay fresh for years.", () => {
  expect(readEntry(writeEntry("v", later(1e9)), NOW)).toBeUndefined();
  expect(readEntry(writeEntry("v", later(60)), NOW)).toBe("v");
});

test("Any JSON value comes back as it went in.", () => {
  assert(
    property(jsonValue(), (value) => {
      const plain = JSON.parse(JSON.stringify(value));
      expect(readEntry(writeEntry(value, NOW), NOW)).toEqual(plain);
    }),
  );
});

describe("Junk", () => {
  test("of any kind reads as nothing and never throws.", () => {
    const texts = ["", "null", "[]", "1", '"x"', "{", "{}", '{"value":1}', "undefined", "true"];
    for (const text of texts) expect(readEntry(text, NOW, Infinity), text).toBeUndefined();
    assert(property(string(), (text) => void readEntry(text, NOW)));
    assert(property(anything(), (value) => void readEntry(String(JSON.stringify(value)), NOW)));
  });

  test("in place of the timestamp makes an entry worthless.", () => {
    const stamps = constantFrom("1700000000", null, true, [1_700_000_000], {}, "NaN");
    assert(
      property(stamps, (timestamp) => {
        expect(readEntry(JSON.stringify({ value: 1, timestamp }), NOW, Infinity)).toBeUndefined();
      }),
    );
    expect(readEntry('{"value":1,"timestamp":1e999}', NOW)).toBeUndefined();
  });
});
