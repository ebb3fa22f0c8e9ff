import type { ShownVariant } from "../../content/ShownProduct.ts";

/** Whether a variant can be had: some are left, or nobody counts. */
export function isInStock({ stock }: ShownVariant): boolean {
  return stock === null || stock > 0;
}
