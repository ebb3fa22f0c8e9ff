import * as v from "valibot";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";

const fields = v.object({
  text: v.pipe(v.string(), v.title("Text"), v.maxLength(300)),
  level: v.optional(
    v.pipe(
      v.picklist([1, 2, 3, 4, 5, 6]),
      v.title("Level"),
      v.description("1 is the page's title: pages show theirs already, the home page does not."),
    ),
    2,
  ),
  anchor: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][\w-]*$/i), v.title("Name for links"), v.maxLength(80)),
  ),
});

type Fields = v.InferOutput<typeof fields>;

function Heading({ fields: { text, level, anchor } }: BlockProps<Fields>) {
  const Level = `h${level}` as const;
  return <Level id={anchor}>{text}</Level>;
}

export const heading = defineBlock({
  type: "heading",
  label: "Heading",
  fields,
  component: Heading,
});
