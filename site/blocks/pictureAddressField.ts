import * as v from "valibot";
import { asField } from "../content/fields/asField.ts";
import { isElsewhere } from "../content/isElsewhere.ts";

/** The address of a picture on this site. Pictures elsewhere would tell others who is reading. */
export const pictureAddressField = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (address) => address.startsWith("/") && !isElsewhere(address),
    "Start with /: pictures come from this site.",
  ),
  asField({ kind: "picture" }),
);
