import type { LinkedText } from "vitrine/contact-form";

/** The words of a label, without its links. */
export function plainLabel(label: LinkedText): string {
  if (typeof label === "string") return label;
  return label.map((part) => (typeof part === "string" ? part : part.text)).join("");
}
