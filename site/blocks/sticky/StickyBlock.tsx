import * as v from "valibot";
import { Sticky } from "vitrine/sticky";
import { asField, choiceOf } from "../../content/fields/asField.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";
import { offField } from "../screens.ts";

const fields = v.object({
  position: v.optional(
    v.pipe(choiceOf({ top: "Top", bottom: "Bottom" }), v.title("Stays at the")),
    "top",
  ),
  distance: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.maxValue(500),
      v.title("Distance from there"),
      v.description("In pixels."),
    ),
    0,
  ),
  until: v.optional(
    v.pipe(
      choiceOf({ column: "Its column", page: "The page", heading: "Where a heading begins" }),
      v.title("Until the end of"),
    ),
    "column",
  ),
  heading: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z][\w-]*$/i),
      v.maxLength(80),
      v.title("Name of that heading"),
      asField({ when: { field: "until", is: ["heading"] } }),
    ),
  ),
  off: offField,
});

type Fields = v.InferOutput<typeof fields>;

const ENDS = { column: "parent", page: "default", heading: "element" } as const;

function StickyBlock({
  fields: { position, distance, until, heading, off },
  slots,
}: BlockProps<Fields>) {
  useStyle("sticky");
  return (
    <Sticky
      className="stays"
      position={position}
      top={distance}
      end={ENDS[until]}
      endId={heading}
      disabled={off}
    >
      {slots.content}
    </Sticky>
  );
}

export const sticky = defineBlock({
  type: "sticky",
  label: "Stays in view",
  fields,
  slots: ["content"],
  component: StickyBlock,
});
