import * as v from "valibot";
import {
  PARALLAX_RANGES,
  Parallax,
  type ParallaxDirection,
  type ParallaxEffect,
} from "vitrine/parallax";
import { asField, choiceOf } from "../../content/fields/asField.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";
import { offField } from "../screens.ts";

/** A number that the effect takes as it is. */
const within = ([least, most]: readonly [number, number]) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most));

const EFFECTS = {
  vertical: "Up and down",
  horizontal: "From side to side",
  rotate: "Turns",
  scale: "Size",
  blur: "Sharpness",
  transparency: "Transparency",
  "3dperspective": "Perspective",
} satisfies Record<ParallaxEffect, string>;

const DIRECTIONS = {
  in: "In",
  out: "Out",
  "in-out": "In, then out",
  "out-in": "Out, then in",
  from: "From",
  to: "To",
} satisfies Record<ParallaxDirection, string>;

const inDepth = asField<number>({ when: { field: "effect", is: ["3dperspective"] } });

const effect = v.object({
  effect: v.pipe(choiceOf(EFFECTS), v.title("What changes")),
  direction: v.optional(
    v.pipe(
      choiceOf(DIRECTIONS),
      v.title("Direction"),
      v.description("In is up, left, larger, clearer; from and to are for perspective."),
    ),
  ),
  speed: v.optional(v.pipe(within(PARALLAX_RANGES.speed), v.title("Speed"))),
  start: v.optional(
    v.pipe(
      within(PARALLAX_RANGES.start),
      v.title("From"),
      v.description("Hundredths of the way through the window."),
    ),
  ),
  end: v.optional(v.pipe(within(PARALLAX_RANGES.end), v.title("Until"))),
  perspective: v.optional(
    v.pipe(within(PARALLAX_RANGES.perspective), v.title("Perspective"), inDepth),
  ),
  degrees: v.optional(v.pipe(within(PARALLAX_RANGES.degrees), v.title("Degrees"), inDepth)),
});

const fields = v.object({
  effects: v.pipe(
    v.array(v.pipe(effect, v.title("Effect"))),
    v.minLength(1),
    v.maxLength(7),
    v.title("Effects"),
  ),
  off: offField,
});

type Fields = v.InferOutput<typeof fields>;

function ParallaxBlock({ fields: { effects, off }, slots }: BlockProps<Fields>) {
  useStyle("parallax");
  return (
    <Parallax
      effects={Object.fromEntries(effects.map(({ effect: name, ...settings }) => [name, settings]))}
      disabled={off}
    >
      {slots.content}
    </Parallax>
  );
}

export const parallax = defineBlock({
  type: "parallax",
  label: "Moves with the page",
  fields,
  slots: ["content"],
  component: ParallaxBlock,
});
