import type { Encoding } from "./staticFiles.ts";

/**
 * The smallest form of a body that a client takes, by its Accept-Encoding header. A quality of 0
 * refuses; other qualities do not matter to us, since every form is at hand.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  if (takes(header, "br")) return "br";
  return takes(header, "gzip") ? "gzip" : "identity";
}

function takes(header: string, coding: string): boolean {
  for (const part of header.split(",")) {
    const [name = "", quality = ""] = part.split(";");
    if (name.trim() === coding) return !/^\s*q=0(?:\.0*)?\s*$/.test(quality);
  }
  return false;
}
