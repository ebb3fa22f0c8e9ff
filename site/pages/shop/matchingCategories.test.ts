import { describe, expect, test } from "vitest";
import type { ShownCategory } from "../../content/PageSource.ts";
import { MAX_MATCHING_CATEGORIES, matchingCategories } from "./matchingCategories.ts";

function category(name: string, count = 3): ShownCategory {
  return { slug: name, name, description: "", parent: null, count };
}

const CATEGORIES = [
  category("Posters"),
  category("Cards"),
  category("Greeting cards"),
  category("Postcards"),
  category("Calendars", 0),
  category("Grüße"),
  category("Type"),
];

const found = (text: string): readonly string[] =>
  matchingCategories(text, CATEGORIES).map(({ name }) => name);

describe("the categories that a search names", () => {
  test.each([
    ["posters", ["Posters"]],
    ["POSTER", ["Posters"]],
    ["blue posters, please", ["Posters"]],
    ["card", ["Cards", "Greeting cards"]],
    ["greeting cards", ["Cards", "Greeting cards"]],
    ["grusse", ["Grüße"]],
  ])("by %s are %s", (text, names) => {
    expect(found(text)).toEqual(names);
  });

  test.each(["", "  ", "post", "typewriter", "calendars", "the", "…", "x".repeat(500)])(
    "by %j are none",
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  test("are a few, in the order of the shop, however many there are", () => {
    const many = Array.from({ length: 20 }, (_, index) => category(`Cards ${index}`));
    const names = matchingCategories("cards", many).map(({ name }) => name);
    expect(names).toEqual(many.slice(0, MAX_MATCHING_CATEGORIES).map(({ name }) => name));
  });
});
