import { plainText } from "./plainText.ts";

/** A term's part of an address, from a nicename: these are percent-encoded where they are not Latin. */
export function termSlug(nicename: string): string {
  return plainText(decoded(nicename), 200)
    .replace(/[\\/\s?#<>"'`{}|^]+/g, "-")
    .replace(/^[-.]+|[-.]+$/g, "");
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
