import * as v from "valibot";

/** The screens on which a behaviour is off. */
export const offField = v.optional(
  v.pipe(
    v.array(v.picklist(["desktop", "tablet", "mobile"])),
    v.maxLength(3),
    v.title("Not on"),
    v.description("Screens on which it stays as it is."),
  ),
  [],
);
