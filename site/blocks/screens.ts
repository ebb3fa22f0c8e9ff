import * as v from "valibot";
import { choiceOf } from "../content/fields/asField.ts";

/** The screens on which a behaviour is off. */
export const offField = v.optional(
  v.pipe(
    v.array(choiceOf({ desktop: "Computers", tablet: "Tablets", mobile: "Phones" })),
    v.maxLength(3),
    v.title("Not on"),
    v.description("Screens on which it stays as it is."),
  ),
  [],
);
