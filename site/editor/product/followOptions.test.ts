import { describe, expect, test } from "vitest";
import type { EditedVariant } from "../../content/admin/productWire.ts";
import {
  type Choices,
  combinations,
  followOptions,
  MAX_VARIANTS,
  NEW_VARIANT,
  readyChoices,
} from "./followOptions.ts";

const size = (...values: readonly string[]) => ({ name: "Size", values });
const ink = (...values: readonly string[]) => ({ name: "Ink", values });
const variant = (choice: EditedVariant["choice"], price: number, sku: string | null = null) => {
  return { ...NEW_VARIANT, choice, price, sku, stock: 7 };
};
const told = (variants: readonly EditedVariant[]) =>
  variants.map(({ choice, price, sku }) => [Object.values(choice).join(" "), price, sku]);
const follow = (variants: readonly EditedVariant[], before: Choices, after: Choices) =>
  told(followOptions(variants, { before, after }));

const two = [variant({ Size: "A4" }, 4, "four"), variant({ Size: "A3" }, 3, "three")];

describe("When options change, variants", () => {
  test("stay with what was renamed or put in another order", () => {
    expect(follow(two, [size("A4", "A3")], [size("A4", "A2")])).toEqual([
      ["A4", 4, "four"],
      ["A2", 3, "three"],
    ]);
    expect(follow(two, [size("A4", "A3")], [{ name: "Format", values: ["A4", "A3"] }])).toEqual([
      ["A4", 4, "four"],
      ["A3", 3, "three"],
    ]);
    expect(follow(two, [size("A4", "A3")], [size("A3", "A4")])).toEqual([
      ["A3", 3, "three"],
      ["A4", 4, "four"],
    ]);
  });

  test("come with a new value and go with an old one", () => {
    expect(follow(two, [size("A4", "A3")], [size("A4", "A3", "A2")])).toEqual([
      ["A4", 4, "four"],
      ["A3", 3, "three"],
      ["A2", 4, null],
    ]);
    expect(follow(two, [size("A4", "A3")], [size("A3")])).toEqual([["A3", 3, "three"]]);
  });

  test("are divided by a new option, and joined when it goes; the first keeps its number and stock", () => {
    const [before, after] = [[size("A4", "A3")], [size("A4", "A3"), ink("red", "blue")]];
    const divided = followOptions(two, { before, after });
    expect(told(divided)).toEqual([
      ["A4 red", 4, "four"],
      ["A4 blue", 4, null],
      ["A3 red", 3, "three"],
      ["A3 blue", 3, null],
    ]);
    expect(divided.map(({ stock }) => stock)).toEqual([7, null, 7, null]);
    expect(follow(divided, after, before)).toEqual([
      ["A4", 4, "four"],
      ["A3", 3, "three"],
    ]);
  });

  test("begin with the only one there was, and end with one", () => {
    expect(follow([variant({}, 5, "one")], [], [size("A4", "A3")])).toEqual([
      ["A4", 5, "one"],
      ["A3", 5, null],
    ]);
    expect(follow(two, [size("A4", "A3")], [])).toEqual([["", 4, "four"]]);
  });

  test("that were not offered are not offered then", () => {
    const options = [size("A4", "A3"), ink("red", "blue")];
    const some = [variant({ Size: "A4", Ink: "red" }, 1), variant({ Size: "A3", Ink: "blue" }, 2)];
    expect(follow(some, options, [size("A4", "A3"), ink("red", "green")])).toEqual([
      ["A4 red", 1, null],
      ["A3 green", 2, null],
    ]);
  });
});

test("Options count once each has a name and values, and no two are alike", () => {
  expect(readyChoices([])).toEqual([]);
  expect(readyChoices([{ name: " Size ", values: [" A4", "A3 "] }])).toEqual([size("A4", "A3")]);
  for (const wrong of [
    { name: "", values: ["A4"] },
    { name: "Size", values: [] },
    { name: "Size", values: ["A4", ""] },
    { name: "Size", values: ["A4", "A4 "] },
    { name: "Size", values: Array.from({ length: MAX_VARIANTS + 1 }, (_, at) => String(at)) },
  ]) {
    expect(readyChoices([wrong])).toBeUndefined();
  }
  expect(
    readyChoices([
      { name: "Size", values: ["A4"] },
      { name: "Size ", values: ["x"] },
    ]),
  ).toBeUndefined();
});

test("Every way to choose is one variant", () => {
  expect(combinations([size("A4", "A3"), ink("red")])).toEqual([
    { Size: "A4", Ink: "red" },
    { Size: "A3", Ink: "red" },
  ]);
});
