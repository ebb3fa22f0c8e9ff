import * as v from "valibot";
import { sanitiseHtml } from "../../content/sanitiseHtml.ts";
import type { BlockDefinition, BlockProps } from "../BlockDefinition.ts";

const fields = v.object({
  html: v.pipe(v.string(), v.title("Text"), v.transform(sanitiseHtml)),
});

type Fields = v.InferOutput<typeof fields>;

function Text({ fields: { html } }: BlockProps<Fields>) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

export const text: BlockDefinition<Fields> = {
  type: "text",
  label: "Text",
  fields,
  component: Text,
};
