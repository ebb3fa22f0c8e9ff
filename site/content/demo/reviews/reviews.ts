import type { DemoReview } from "../types.ts";
import { posterReviews } from "./posterReviews.ts";
import { stationeryReviews } from "./stationeryReviews.ts";

/** What buyers think, by the slug of the product. */
export const reviews: Readonly<Record<string, readonly DemoReview[]>> = {
  ...posterReviews,
  ...stationeryReviews,
};
