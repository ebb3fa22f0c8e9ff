import type { ShownForm } from "../../content/contact-forms/ShownForm.ts";
import type { Locale } from "../../texts/createLocale.ts";
import { ended } from "./ended.ts";
import { localeOfForm } from "./localeOfForm.ts";
import type { Outcome } from "./Outcome.ts";
import type { SubmissionOptions } from "./takeSubmission.ts";

/** The outcome for who has sent too often, in the form's language. */
export async function tooOften(
  form: ShownForm,
  waitSeconds: number,
  options: Pick<SubmissionOptions, "source">,
): Promise<Outcome> {
  const message = waitWords(await localeOfForm(form, options), waitSeconds);
  return ended("spam", message, { hash: "", waitSeconds });
}

/** What tells how long to wait. */
export function waitWords({ say }: Locale, waitSeconds: number): string {
  return say("contactForm.tooMany", { count: Math.ceil(waitSeconds / 60) });
}
