import * as v from "valibot";
import { useStyle } from "../../server/render/useStyle.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";
import { foreignHtmlField } from "../foreign-html/foreignHtmlField.ts";
import { useShownHtml } from "../foreign-html/useShownHtml.ts";

const fields = v.object({
  html: v.pipe(foreignHtmlField, v.title("Text")),
});

type Fields = v.InferOutput<typeof fields>;

function Text({ fields: { html } }: BlockProps<Fields>) {
  useStyle("prose");
  const shown = useShownHtml(html);
  return <div className="prose" dir="auto" dangerouslySetInnerHTML={shown} />;
}

export const text = defineBlock({
  type: "text",
  label: "Text",
  fields,
  component: Text,
});
