import type { ClosedReason } from "../../content/contact-forms/formOpening.ts";
import type { ShownForm } from "../../content/contact-forms/ShownForm.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { formTextsOf } from "../../texts/formTextsOf.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { directionOf } from "../../texts/languages.ts";

export type ClosedFormProps = {
  readonly form: Pick<ShownForm, "language" | "handling">;
  readonly reason: ClosedReason;
};

/** Stands in place of a form that takes nothing now: its owner's words, or ours. */
export function ClosedForm({ form: { language, handling }, reason }: ClosedFormProps) {
  useStyle("contact-form");
  const { siteLanguage } = useLocale();
  const own = language ?? siteLanguage;
  return (
    <p className="closed-form" lang={own} dir={directionOf(own)}>
      {handling.closedMessage || formTextsOf(own)[reason]}
    </p>
  );
}
