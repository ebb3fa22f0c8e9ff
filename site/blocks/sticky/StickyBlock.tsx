import * as v from "valibot";
import { Sticky } from "vitrine/sticky";
import { useStyle } from "../../server/render/useStyle.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";
import { offField } from "../screens.ts";

const fields = v.object({
  position: v.optional(v.pipe(v.picklist(["top", "bottom"]), v.title("Stays at the")), "top"),
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
      v.picklist(["column", "page", "heading"]),
      v.title("Until the end of"),
      v.description("Its column, the page, or where a heading begins."),
    ),
    "column",
  ),
  heading: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][\w-]*$/i), v.maxLength(80), v.title("Name of that heading")),
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
