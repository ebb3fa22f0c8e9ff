import * as v from "valibot";
import { keptSecret } from "../admin/keptSecret.ts";
import { asField } from "./asField.ts";

/** The longest secret, in characters. */
export const MAX_SECRET = 500;

/** A secret anew, or the one that is stored: what was written once is never read again. */
export const secretField = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.nonEmpty(),
      v.maxLength(MAX_SECRET, `Use at most ${MAX_SECRET} characters.`),
    ),
    keptSecret,
  ]),
  asField({ kind: "secret" }),
);
