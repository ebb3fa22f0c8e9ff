import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MOST_SUGGESTIONS, readSuggestions } from "./wire.ts";

describe("readSuggestions", () => {
  test("texts are labels and values [PB-134]", () => {
    expect(readSuggestions(["Moiré", "Moss"])).toEqual([
      { label: "Moiré", value: "Moiré" },
      { label: "Moss", value: "Moss" },
    ]);
  });

  test("objects have a label and a value; one does for both [PB-135]", () => {
    const answer = [{ label: "Kim (kim@x.example)", value: "kim", id: 7 }, { label: "Ada" }];
    expect(readSuggestions([...answer, { value: 5 }])).toEqual([
      { label: "Kim (kim@x.example)", value: "kim" },
      { label: "Ada", value: "Ada" },
      { label: "5", value: "5" },
    ]);
  });

  test("an address leads to a page, never to a script", () => {
    const url = (address: unknown) =>
      readSuggestions([{ label: "a", value: "a", url: address }])[0]?.url;
    for (const address of ["/a", "https://x.example/a", "HTTP://x.example"])
      expect(url(address)).toBe(address);
    for (const address of ["javascript:alert(1)", " javascript:x", "data:text/html,x", "a", 5, {}])
      expect(url(address)).toBeUndefined();
  });

  test("what is no suggestion is left out, the others stay", () => {
    const wrong = [null, [], {}, "", " ", true, { label: [], value: {} }];
    expect(readSuggestions([...wrong, "right"])).toEqual([{ label: "right", value: "right" }]);
  });

  test("what is no list has none, and of a huge one the first are taken", () => {
    for (const answer of [null, undefined, "a", 5, {}, { 0: "a", length: 1 }])
      expect(readSuggestions(answer)).toEqual([]);
    expect(readSuggestions(Array.from({ length: 1e5 }, String))).toHaveLength(MOST_SUGGESTIONS);
  });

  test("any JSON leads to suggestions that can be shown", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        for (const { label, value, url } of readSuggestions([one, { label: other, value: one }])) {
          expect([typeof label, typeof value]).toEqual(["string", "string"]);
          expect(label.trim() && value).not.toBe("");
          expect(url === undefined || typeof url === "string").toBe(true);
        }
      }),
    );
  });
});
