import * as v from "valibot";
import { useStyle } from "../../server/render/useStyle.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";
import { foreignHtmlField } from "./foreignHtmlField.ts";
import { useShownHtml } from "./useShownHtml.ts";

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
  const shown = useShownHtml(html);
  return <div className="prose foreign" dir="auto" dangerouslySetInnerHTML={shown} />;
}

/** HTML that another system wrote: sanitised when stored, and again whenever it is rendered. */
export const foreignHtml = defineBlock({
  type: "foreign-html",
  label: "HTML from elsewhere",
  fields,
  component: ForeignHtml,
});
