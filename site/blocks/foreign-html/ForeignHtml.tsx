import * as v from "valibot";
import { LABELS_ATTRIBUTE } from "vitrine/player";
import { useStyle } from "../../server/render/useStyle.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";
import { usePlayerLabels } from "../video/usePlayerLabels.ts";
import { foreignHtmlField } from "./foreignHtmlField.ts";
import { PLAYER_WORDS } from "./useFeatureStyles.ts";
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
  const labels = usePlayerLabels();
  const hasPlayer = PLAYER_WORDS.some((word) => html.includes(word));
  return (
    <div
      className="prose foreign"
      dir="auto"
      {...{ [LABELS_ATTRIBUTE]: hasPlayer ? JSON.stringify(labels) : undefined }}
      dangerouslySetInnerHTML={shown}
    />
  );
}

/** HTML that another system wrote: sanitised when stored, and again whenever it is rendered. */
export const foreignHtml = defineBlock({
  type: "foreign-html",
  label: "HTML from elsewhere",
  fields,
  component: ForeignHtml,
});
