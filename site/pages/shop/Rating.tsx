import type { CSSProperties } from "react";
import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";

export type RatingProps = {
  /** From 1 to 5, with a fraction. */
  readonly value: number;
  /** How many reviews it is the mean of. */
  readonly count: number;
};

/** Stars, filled as far as the mean rating goes, and the same in words. */
export function Rating({ value, count }: RatingProps) {
  useStyle("shop");
  const { say, number } = useLocale();
  const rounded = Math.round(value * 10) / 10;
  return (
    <p className="rating">
      <span
        className="rating-stars"
        aria-hidden="true"
        style={{ "--rating": rounded } as CSSProperties}
      >
        ★★★★★
      </span>
      <span aria-hidden="true">{number(rounded)}</span>
      <span className="visually-hidden">{say("shop.rating", { rating: number(rounded) })}</span>
      <span className="rating-count">{say("shop.reviews", { count })}</span>
    </p>
  );
}
