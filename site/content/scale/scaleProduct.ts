import type { Picture } from "../picture.ts";
import { type Choices, createChoices } from "./createChoices.ts";
import type { ScaleItem } from "./ScaleItem.ts";
import { scaleName } from "./scaleName.ts";
import { INKS, PAPERS, SENTENCES, SUBJECTS, TECHNIQUES } from "./words.ts";

type Family = {
  readonly category: string;
  readonly below: readonly [string, ...string[]];
  readonly option: string;
  /** The values of the option with their price, in cents. */
  readonly values: readonly (readonly [string, number])[];
};

/** The demo's own categories: products of scale stand among its own. */
const FAMILIES: readonly [Family, ...Family[]] = [
  {
    category: "posters",
    below: ["abstract", "maps", "type", "halftone"],
    option: "Size",
    values: [
      ["A4", 1800],
      ["A3", 2800],
      ["A2", 4600],
    ],
  },
  {
    category: "cards",
    below: ["greeting", "postcards"],
    option: "Pack",
    values: [
      ["Single", 350],
      ["Set of five", 1500],
    ],
  },
  {
    category: "notebooks",
    below: ["pocket", "desk"],
    option: "Ruling",
    values: [
      ["Plain", 1100],
      ["Lined", 1100],
      ["Grid", 1200],
    ],
  },
];

/** How many products and posts share a day of publication, going back from FIRST_DAY. */
const PER_DAY = 8;
const FIRST_DAY = Date.UTC(2026, 9, 1, 9);
const DAY_MS = 86_400_000;

/** Product `number` (from 1) of as many as are wanted: the same every time. */
export function scaleProduct(
  number: number,
  galleries: readonly [readonly Picture[], ...(readonly Picture[])[]],
): ScaleItem {
  const choices = createChoices(number);
  const { name, slug } = scaleName(number, choices);
  const family = choices.one(FAMILIES);
  const below = choices.one(family.below);
  // A few come without what most have, as in real shops.
  const gallery = choices.happens(0.02) ? [] : choices.one(galleries);
  return {
    kind: "product",
    id: `product-${number}`,
    path: `/shop/${slug}`,
    title: name,
    excerpt: `A print of ${choices.one(SUBJECTS)}, made in our studio.`,
    publishedAt: new Date(FIRST_DAY - Math.floor(number / PER_DAY) * DAY_MS),
    paragraphs: choices.some(SENTENCES, 3),
    terms: [
      { kind: "product-category", slug: family.category },
      { kind: "product-category", slug: below },
    ],
    product: {
      gallery: [...gallery],
      details: detailsOf(choices),
      options: [{ name: family.option, values: family.values.map(([value]) => value) }],
      variants: variantsOf(number, family, choices),
    },
  };
}

function detailsOf(choices: Choices) {
  return [
    { name: "Ink", values: [...choices.some(INKS, 1 + choices.below(3))], filter: true },
    { name: "Paper", values: [choices.one(PAPERS)], filter: true },
    { name: "Technique", values: [choices.one(TECHNIQUES)], filter: true },
    { name: "Edition", values: [`${50 * (1 + choices.below(8))} copies`] },
  ];
}

function variantsOf(number: number, { option, values }: Family, choices: Choices) {
  const dearer = 50 * choices.below(30);
  const isReduced = choices.happens(0.1);
  const isPriceless = choices.happens(0.01);
  return values.map(([value, base], index) => {
    const price = base + dearer;
    return {
      sku: `SC-${String(number).padStart(5, "0")}-${index + 1}`,
      choice: { [option]: value },
      price: isPriceless ? null : price,
      regularPrice: isReduced && !isPriceless ? price + 500 : null,
      stock: choices.happens(0.12) ? 0 : choices.below(60),
    };
  });
}
