import { createContext } from "react";

/** How many columns of the page's grid something takes. */
export type Span = {
  /** Of 12, on screens of 64rem and more. */
  readonly wide: number;
  /** Of 8, from 48rem on. */
  readonly middle: number;
  /** Of 4, below. */
  readonly narrow: number;
};

export const WHOLE_PAGE: Span = { wide: 12, middle: 8, narrow: 4 };

/** How much of the page what stands here may take. */
export const SpanContext = createContext(WHOLE_PAGE);

/**
 * How wide a picture of so many columns is shown, as `sizes` of an `<img>` says it. The page's
 * width and gaps are those of the tokens, to within a few pixels: site/styles/layout.css.
 */
export function spanSizes({ wide, middle, narrow }: Span): string {
  return [
    `(width >= 64rem) calc(min(92rem, 93vw) * ${share(wide, 12)} - min(2rem, 2vw))`,
    `(width >= 48rem) calc(92.5vw * ${share(middle, 8)} - 2vw)`,
    `calc((100vw - 2.25rem) * ${share(narrow, 4)} - 0.75rem)`,
  ].join(", ");
}

function share(span: number, columns: number): number {
  return Math.round((1000 * span) / columns) / 1000;
}
