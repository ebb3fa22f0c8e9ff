import * as v from "valibot";
import { Typing } from "vitrine/typing";
import { asField } from "../../content/fields/asField.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";

/** Around a text, a space is for the page to write. */
const phrase = v.pipe(v.string(), v.trim(), v.maxLength(200));

const fields = v.object({
  before: v.optional(v.pipe(phrase, v.title("Text before")), ""),
  words: v.pipe(
    v.array(
      v.pipe(
        phrase,
        v.nonEmpty(),
        v.regex(/^[^|]*$/, "A text cannot contain a bar."),
        v.title("Text"),
      ),
    ),
    v.minLength(1),
    v.maxLength(20),
    v.title("Texts to type"),
    v.description("One after the other; the first stands where nothing moves."),
  ),
  after: v.optional(v.pipe(phrase, v.title("Text after")), ""),
  level: v.optional(
    v.pipe(
      v.picklist([2, 3, 4]),
      v.title("Level"),
      v.description("Of a heading; without one it is a paragraph."),
    ),
  ),
  hold: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.maxValue(60_000),
      v.title("How long each stands, in milliseconds"),
    ),
    1000,
  ),
  highlight: v.optional(
    v.pipe(v.boolean(), v.title("Select and replace"), v.description("In place of erasing.")),
    false,
  ),
  colour: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^#[\da-f]{6}$/i),
      asField({ kind: "colour" }),
      v.title("Colour behind what is selected"),
    ),
  ),
});

type Fields = v.InferOutput<typeof fields>;

function TypingBlock({
  fields: { before, words, after, level, colour, ...how },
}: BlockProps<Fields>) {
  useStyle("typing");
  const { say } = useLocale();
  const Line = level ? (`h${level}` as const) : "p";
  return (
    <Line className="typing" dir="auto">
      {before && `${before} `}
      <Typing words={words} {...how} {...(colour && { colour })} pauseLabel={say("typing.pause")} />
      {after && ` ${after}`}
    </Line>
  );
}

export const typing = defineBlock({
  type: "typing",
  label: "Typed text",
  fields,
  component: TypingBlock,
});
