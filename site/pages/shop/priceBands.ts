/** A range of prices, in whole units of the currency; an open end is left out. */
export type PriceBand = {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
};

/** Where one band ends and the next begins: round numbers that people think in. */
const CUTS = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000] as const;

/** How many bands a list offers at most. */
export const MAX_BANDS = 4;

/**
 * Bands for products that cost between `from` and `to`, in whole units; none where all cost
 * about the same.
 */
export function priceBands(range: {
  readonly from: number;
  readonly to: number;
}): readonly PriceBand[] {
  const inside = CUTS.filter((cut) => cut > range.from && cut < range.to);
  const cuts = inside.slice(0, MAX_BANDS - 1);
  const [first] = cuts;
  if (first === undefined) return [];
  return [
    { to: first },
    ...cuts.map((from, index) => {
      const to = cuts[index + 1];
      return to === undefined ? { from } : { from, to };
    }),
  ];
}
