import * as v from "valibot";
import { Parallax } from "vitrine/parallax";
import { useStyle } from "../../server/render/useStyle.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";
import { offField } from "../screens.ts";

const hundredths = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const effect = v.object({
  effect: v.pipe(
    v.picklist([
      "vertical",
      "horizontal",
      "rotate",
      "scale",
      "blur",
      "transparency",
      "3dperspective",
    ]),
    v.title("What changes"),
  ),
  direction: v.optional(
    v.pipe(
      v.picklist(["in", "out", "in-out", "out-in", "from", "to"]),
      v.title("Direction"),
      v.description("In is up, left, larger, clearer; from and to are for perspective."),
    ),
  ),
  speed: v.optional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(10), v.title("Speed"))),
  start: v.optional(
    v.pipe(hundredths, v.title("From"), v.description("Hundredths of the way through the window.")),
  ),
  end: v.optional(v.pipe(hundredths, v.title("Until"))),
  perspective: v.optional(
    v.pipe(v.number(), v.minValue(100), v.maxValue(1000), v.title("Perspective")),
  ),
  degrees: v.optional(v.pipe(v.number(), v.minValue(-180), v.maxValue(179), v.title("Degrees"))),
});

const fields = v.object({
  effects: v.pipe(v.array(effect), v.minLength(1), v.maxLength(7), v.title("Effects")),
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
