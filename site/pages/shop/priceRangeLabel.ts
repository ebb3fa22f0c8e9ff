import type { Locale } from "../../texts/createLocale.ts";
import type { PriceBand } from "./priceBands.ts";

/** The words of a range of prices, such as "Up to €10"; without any end it begins at nothing. */
export function priceRangeLabel(
  { from, to }: PriceBand,
  { say, money, minorUnit }: Pick<Locale, "say" | "money" | "minorUnit">,
): string {
  const write = (price: number): string => money(price * minorUnit);
  if (to === undefined) return say("shop.priceFrom", { price: write(from ?? 0) });
  if (from === undefined) return say("shop.priceUpTo", { price: write(to) });
  return say("shop.priceBetween", { from: write(from), to: write(to) });
}
