import * as v from "valibot";
import { LABELS_ATTRIBUTE } from "vitrine/player";
import { asField } from "../../content/fields/asField.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";
import { usePlayerLabels } from "../video/usePlayerLabels.ts";
import { foreignHtmlField } from "./foreignHtmlField.ts";
import { PLAYER_WORDS } from "./useFeatureStyles.ts";
import { type FormsByKey, findForms, useFilledForms } from "./useFilledForms.tsx";
import { useShownHtml } from "./useShownHtml.ts";

const fields = v.object({
  html: v.pipe(
    foreignHtmlField,
    // Not the editor's rich text: that would lose what it does not know.
    asField({ kind: "long" }),
    v.title("HTML"),
    v.description("From another system. What could run or reach others is taken out."),
  ),
});

type Fields = v.InferOutput<typeof fields>;
/** Undefined where a page is shown without what its blocks load. */
type Data = FormsByKey | undefined;

const NO_FORMS: FormsByKey = new Map();

function ForeignHtml({ fields: { html }, data: forms = NO_FORMS }: BlockProps<Fields, Data>) {
  useStyle("prose");
  useStyle("foreign");
  const labels = usePlayerLabels();
  const shown = useFilledForms(useShownHtml(html).__html, forms);
  const hasPlayer = PLAYER_WORDS.some((word) => html.includes(word));
  return (
    <div
      className="prose foreign"
      dir="auto"
      {...{ [LABELS_ATTRIBUTE]: hasPlayer ? JSON.stringify(labels) : undefined }}
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}

/** HTML that another system wrote: sanitised when stored, and again whenever it is rendered. */
export const foreignHtml = defineBlock<Fields, Data>({
  type: "foreign-html",
  label: "HTML from elsewhere",
  fields,
  load: ({ html }, source) => findForms(html, source),
  component: ForeignHtml,
});
