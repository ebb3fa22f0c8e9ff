/**
 * A name as a part of an address: letters and digits of every script, in lower case, with "-"
 * between words. Empty where the name has none.
 */
export function slugOf(name: string): string {
  return (
    name
      .normalize("NFKC")
      .toLowerCase()
      // Signs of emoji count as marks, and alone could not be seen in an address.
      .replace(/\p{Variation_Selector}|(?<![\p{L}\p{M}\p{N}])\p{M}+/gu, "")
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "")
  );
}
