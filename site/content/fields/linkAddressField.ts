import * as v from "valibot";
import { asField } from "./asField.ts";

/** Addresses that a link or picture on a page may have: our own, http(s), mail and telephone. */
const SAFE = /^(?:\/(?!\/)|\.{0,2}\/(?!\/)|#|\?|https?:\/\/|mailto:|tel:)/i;

/** The address of a link, such as /about, https://example.org or mailto:hello@example.org. */
export const linkAddressField = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2000, "Use at most 2,000 characters."),
  v.regex(SAFE, "Start with /, #, https://, mailto: or tel:."),
  asField({ kind: "link" }),
);
