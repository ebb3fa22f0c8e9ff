import { expect, test } from "vitest";
import { facetsOf, groupFacets, MAX_FACET_VALUE_LENGTH } from "./facets.ts";

test("Details that are meant for it become facets, each once, in a lasting order", () => {
  const details = [
    { name: "Paper", values: ["Cream, 120 g"], filter: true },
    { name: "Ink", values: ["Blue", "Red", "BLUE"], filter: true },
    { name: "Edition", values: ["50 copies"] },
  ];
  expect(facetsOf(details)).toEqual([
    { key: "ink:blue", name: "Ink", label: "Blue" },
    { key: "ink:red", name: "Ink", label: "Red" },
    { key: "paper:cream-120-g", name: "Paper", label: "Cream, 120 g" },
  ]);
});

test("What is too long for a list of choices, or has no letter, is no facet", () => {
  expect(MAX_FACET_VALUE_LENGTH).toBe(40);
  const values = ["x".repeat(40), "x".repeat(41), "!!!"];
  const details = [
    { name: "Ink", values, filter: true },
    { name: "?", values: ["Blue"], filter: true },
  ];
  expect(facetsOf(details).map(({ key }) => key)).toEqual([`ink:${"x".repeat(40)}`]);
});

test("Facets that are asked for are grouped by their name", () => {
  expect(groupFacets(["ink:blue", "paper:cream", "ink:red", "ink:blue", "odd", "a:b:c"])).toEqual([
    ["ink:blue", "ink:red"],
    ["paper:cream"],
    ["odd"],
    ["a:b:c"],
  ]);
});
