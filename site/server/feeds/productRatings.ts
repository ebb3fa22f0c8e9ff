import type { ShownProduct } from "../../content/ShownProduct.ts";

/** How many reviews a page tells search engines of; the rating itself counts all. */
export const MAX_TOLD_REVIEWS = 10;

/** What buyers think of a product, in the words of schema.org; nothing where nobody said anything. */
export function productRatings({
  ratingSum,
  ratingCount,
  reviews,
}: Pick<ShownProduct, "ratingSum" | "ratingCount" | "reviews">): object {
  if (ratingCount === 0) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: (ratingSum / ratingCount).toFixed(1),
      reviewCount: ratingCount,
    },
    review: reviews
      .filter(({ rating }) => rating !== null)
      .slice(0, MAX_TOLD_REVIEWS)
      .map(({ authorName, body, rating, createdAt }) => ({
        "@type": "Review",
        author: { "@type": "Person", name: authorName },
        datePublished: createdAt.toISOString(),
        reviewBody: body,
        reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
      })),
  };
}
