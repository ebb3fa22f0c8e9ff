import * as v from "valibot";
import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";
import { localiseLinks } from "../localiseLinks.ts";
import { foreignHtmlField } from "./foreignHtmlField.ts";

const fields = v.object({
  html: v.pipe(
    foreignHtmlField,
    v.title("HTML"),
    v.description("From another system. What could run or reach others is taken out."),
  ),
});

type Fields = v.InferOutput<typeof fields>;

function ForeignHtml({ fields: { html } }: BlockProps<Fields>) {
  useStyle("prose");
  const { link } = useLocale();
  const __html = localiseLinks(html, link);
  return <div className="prose foreign" dir="auto" dangerouslySetInnerHTML={{ __html }} />;
}

/** HTML that another system wrote: sanitised when stored, and again whenever it is rendered. */
export const foreignHtml = defineBlock({
  type: "foreign-html",
  label: "HTML from elsewhere",
  fields,
  component: ForeignHtml,
});
