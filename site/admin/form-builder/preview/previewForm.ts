import type { FormDefinition } from "vitrine/contact-form";
import { datedField } from "../../../content/contact-forms/datedField.ts";
import { plainHandling } from "../../../content/contact-forms/FormHandling.ts";
import type { FormItem } from "../../../content/contact-forms/FormItem.ts";
import { formInLanguage } from "../../../texts/formInLanguage.ts";
import type { FormState } from "../core/FormState.ts";
import { ownValue } from "../core/ownValue.ts";

/** A drawing in place of a captcha's characters, which a server makes for each visitor. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="144" height="48"><rect width="144" height="48" fill="#ddd"/><path d="M16 36 28 12l12 24M20 28h16M56 12v24h16M92 14a12 12 0 1 0 0 20M108 12v24M108 24l14-12M112 21l12 15" fill="none" stroke="#333" stroke-width="3"/></svg>',
)}`;

/** What of a form is seen. */
export type PreviewedParts = Pick<FormState, "about" | "items"> &
  Pick<FormState["handling"], "questions">;

export type PreviewOptions = {
  /** BCP 47: in which the form speaks where nobody wrote its words. */
  readonly language: string;
};

/**
 * The form as it is shown while it is built: whole without a server, so that nothing is asked of one. The number is
 * that of no form.
 */
export function previewForm(
  { about, items, questions }: PreviewedParts,
  { language }: PreviewOptions,
): FormDefinition {
  const fields = items.map(({ item }) => asShown(item, questions));
  const definition = { ...about, id: 0, fields };
  return formInLanguage({ key: "", language, definition, handling: plainHandling }, language)
    .definition;
}

function asShown(item: FormItem, questions: PreviewedParts["questions"]): FormItem {
  switch (item.kind) {
    case "quiz":
      return {
        ...item,
        question: ownValue(questions, item.name)?.[0]?.question ?? "",
        answer: "preview",
      };
    case "captcha":
      return { ...item, image: PICTURE, challenge: "preview" };
    case "date":
      // As the server gives them to visitors today.
      return datedField(item, new Date());
    default:
      return item;
  }
}
