import * as v from "valibot";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";
import { foreignHtmlField } from "../foreign-html/foreignHtmlField.ts";

const fields = v.object({
  html: v.pipe(foreignHtmlField, v.title("Text")),
});

type Fields = v.InferOutput<typeof fields>;

function Text({ fields: { html } }: BlockProps<Fields>) {
  return <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}

export const text = defineBlock({
  type: "text",
  label: "Text",
  fields,
  component: Text,
});
