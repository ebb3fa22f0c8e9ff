/**
 * A name as a part of an address: letters and digits of every script, in lower case, with "-"
 * between words. Empty where the name has none.
 */
export function slugOf(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
