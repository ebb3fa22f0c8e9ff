import type { DemoOption, DemoVariant } from "../types.ts";

type Choice = {
  readonly options: readonly DemoOption[];
  readonly variants: readonly DemoVariant[];
};

/** What is said of each of several variants, in their order; what is left out does not hold for any. */
type Offer = {
  /** What every article number begins with. */
  readonly sku: string;
  /** In euro cents; null is made to order. */
  readonly prices: readonly (number | null)[];
  /** What each cost before; undefined where it is not reduced. */
  readonly before?: readonly (number | undefined)[] | undefined;
  /** Null where nobody counts. */
  readonly stock: readonly (number | null)[];
};

const SIZES = ["A4", "A3", "A2"];
const PACKS = ["Single", "Set of five"];
const RULINGS = ["Plain", "Lined", "Grid"];

/** A poster in as many sizes as it has prices, from the smallest. */
export function inSizes(offer: Offer): Choice {
  return choose([{ name: "Size", values: SIZES.slice(0, offer.prices.length) }], offer);
}

/** A poster in two sizes on each of the papers: sizes first, then papers. */
export function inSizesAndPapers(papers: readonly string[], offer: Offer): Choice {
  return choose(
    [
      { name: "Size", values: SIZES.slice(0, offer.prices.length / papers.length) },
      { name: "Paper", values: papers },
    ],
    offer,
  );
}

/** A card alone, and five of them. */
export function inPacks(offer: Offer): Choice {
  return choose([{ name: "Pack", values: PACKS }], offer);
}

/** A notebook plain, lined and with a grid. */
export function inRulings(offer: Offer): Choice {
  return choose([{ name: "Ruling", values: RULINGS }], offer);
}

/** A notebook in two sizes with each ruling: sizes first, then rulings. */
export function inSizesAndRulings(sizes: readonly string[], offer: Offer): Choice {
  return choose(
    [
      { name: "Size", values: sizes },
      { name: "Ruling", values: RULINGS },
    ],
    offer,
  );
}

/** A product without a choice. */
export function asItIs(offer: Offer): Choice {
  return choose([], offer);
}

function choose(options: readonly DemoOption[], { sku, prices, before, stock }: Offer): Choice {
  const variants = everyChoice(options).map((choice, index) => {
    const regularPrice = before?.[index];
    return {
      choice,
      sku: [sku, ...Object.values(choice).map(shortened)].join("-"),
      price: prices[index] ?? null,
      ...(regularPrice !== undefined && { regularPrice }),
      stock: stock[index] ?? null,
    };
  });
  return { options, variants };
}

/** Every way to choose a value of each option; the last option changes fastest. */
function everyChoice(options: readonly DemoOption[]): readonly Readonly<Record<string, string>>[] {
  return options.reduce<readonly Readonly<Record<string, string>>[]>(
    (choices, { name, values }) =>
      choices.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  );
}

/** "Set of five" becomes SET, "Warm white" WAR: short enough for a label on a drawer. */
function shortened(value: string): string {
  return value.slice(0, 3).toUpperCase();
}
