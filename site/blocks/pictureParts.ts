import * as v from "valibot";
import { asField } from "../content/fields/asField.ts";
import { focalSchema, pictureColour, pictureSide } from "../content/picture.ts";

/** What follows from a picture that is chosen: its fields are filled in, not shown. */
export const pictureParts = {
  width: v.pipe(pictureSide, asField({ kind: "hidden" })),
  height: v.pipe(pictureSide, asField({ kind: "hidden" })),
  focal: v.optional(v.pipe(focalSchema, asField({ kind: "hidden" }))),
  colour: v.optional(v.pipe(pictureColour, asField({ kind: "hidden" }))),
};
