import { type CSSProperties, type ReactNode, useContext } from "react";
import * as v from "valibot";
import { choiceOf } from "../../content/fields/asField.ts";
import { type Span, SpanContext } from "../../pages/spanSizes.ts";
import { PageRenderContext } from "../../server/render/PageRender.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";

/** The slots in reading order; an empty one takes no room. */
const SLOTS = ["first", "second", "third", "fourth"] as const;

const fields = v.object({
  layout: v.optional(
    v.pipe(
      choiceOf({ equal: "Equal", "wide-first": "First is wider", "wide-last": "Last is wider" }),
      v.title("Layout"),
      v.description("On narrow screens the columns stand below each other."),
    ),
    "equal",
  ),
  enters: v.optional(
    v.pipe(
      v.boolean(),
      v.title("Come in when they are scrolled to"),
      v.description("One after the other, on wide screens."),
    ),
    false,
  ),
});

/** How long each waits for the one before it, in milliseconds: the theme's. */
const STAGGER = 150;

type Fields = v.InferOutput<typeof fields>;

/** How much of the grid a column takes. */
function spanOf(layout: Fields["layout"], index: number, count: number): Span {
  const isUneven = count === 2 && layout !== "equal";
  if (!isUneven) {
    const isAlone = count === 3 && index === 2;
    return { wide: 12 / Math.max(count, 2), middle: isAlone ? 8 : 4, narrow: 4 };
  }
  const isWider = (index === 0) === (layout === "wide-first");
  return isWider ? { wide: 7, middle: 5, narrow: 4 } : { wide: 5, middle: 3, narrow: 4 };
}

function Columns({ fields: { layout, enters }, slots }: BlockProps<Fields>) {
  const styles = useContext(PageRenderContext)?.styles;
  if (enters) styles?.add("entrance");
  const filled = SLOTS.filter((slot) => slots[slot]);
  return (
    <div className="columns">
      {filled.map((slot, index) => (
        <Column
          key={slot}
          span={spanOf(layout, index, filled.length)}
          delay={enters ? index * STAGGER : undefined}
        >
          {slots[slot]}
        </Column>
      ))}
    </div>
  );
}

type ColumnProps = {
  readonly span: Span;
  /** When it comes in, in milliseconds; undefined where it is there. */
  readonly delay: number | undefined;
  readonly children: ReactNode;
};

function Column({ span, delay, children }: ColumnProps) {
  const { wide, middle } = span;
  return (
    <div
      className={delay === undefined ? "column" : "column kad-animation"}
      data-delay={delay}
      style={{ "--wide": wide, "--middle": middle } as CSSProperties}
    >
      <SpanContext value={span}>{children}</SpanContext>
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
