import * as v from "valibot";
import { isElsewhere } from "../content/isElsewhere.ts";

/** Addresses that a link or picture on a page may have: our own, http(s), mail and telephone. */
const SAFE = /^(?:\/(?!\/)|\.{0,2}\/(?!\/)|#|\?|https?:\/\/|mailto:|tel:)/i;

/** The address of a link, such as /about, https://example.org or mailto:hello@example.org. */
export const linkAddressField = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2000, "Use at most 2,000 characters."),
  v.regex(SAFE, "Start with /, #, https://, mailto: or tel:."),
);

/** The address of a picture on this site. Pictures elsewhere would tell others who is reading. */
export const pictureAddressField = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (address) => address.startsWith("/") && !isElsewhere(address),
    "Start with /: pictures come from this site.",
  ),
);
