import * as v from "valibot";
import type { BlockDefinition, BlockProps } from "../BlockDefinition.ts";
import { renderForeignHtml } from "../foreign-html/renderForeignHtml.ts";

const fields = v.object({
  html: v.pipe(v.string(), v.title("Text"), v.transform(renderForeignHtml)),
});

type Fields = v.InferOutput<typeof fields>;

function Text({ fields: { html } }: BlockProps<Fields>) {
  return <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}

export const text: BlockDefinition<Fields> = {
  type: "text",
  label: "Text",
  fields,
  component: Text,
};
