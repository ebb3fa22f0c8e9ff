import type { ShownVariant } from "../../content/ShownProduct.ts";

/** Whether a variant can be had: now, once it has been ordered anew, or not. */
export type Availability = "in-stock" | "on-order" | "out-of-stock";

/** Where nobody counts, there is enough. */
export function availabilityOf({
  stock,
  takesBackorders,
}: Pick<ShownVariant, "stock" | "takesBackorders">): Availability {
  if (stock === null || stock > 0) return "in-stock";
  return takesBackorders ? "on-order" : "out-of-stock";
}
