import * as v from "valibot";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";

/** The slots in reading order; an empty one takes no room. */
const SLOTS = ["first", "second", "third", "fourth"] as const;

const fields = v.object({
  layout: v.optional(
    v.pipe(
      v.picklist(["equal", "wide-first", "wide-last"]),
      v.title("Layout"),
      v.description("On narrow screens the columns stand below each other."),
    ),
    "equal",
  ),
});

type Fields = v.InferOutput<typeof fields>;

function Columns({ fields: { layout }, slots }: BlockProps<Fields>) {
  const filled = SLOTS.filter((slot) => slots[slot]);
  return (
    <div className="columns" data-layout={layout} data-count={filled.length}>
      {filled.map((slot) => (
        <div key={slot} className="column">
          {slots[slot]}
        </div>
      ))}
    </div>
  );
}

export const columns = defineBlock({
  type: "columns",
  label: "Columns",
  fields,
  slots: SLOTS,
  component: Columns,
});
