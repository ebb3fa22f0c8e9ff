import * as v from "valibot";
import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";
import { foreignHtmlField } from "../foreign-html/foreignHtmlField.ts";
import { localiseLinks } from "../localiseLinks.ts";

const fields = v.object({
  html: v.pipe(foreignHtmlField, v.title("Text")),
});

type Fields = v.InferOutput<typeof fields>;

function Text({ fields: { html } }: BlockProps<Fields>) {
  useStyle("prose");
  const { link } = useLocale();
  const __html = localiseLinks(html, link);
  return <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html }} />;
}

export const text = defineBlock({
  type: "text",
  label: "Text",
  fields,
  component: Text,
});
