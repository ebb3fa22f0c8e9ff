import type { FormParts } from "../engine/readForm.ts";
import { type RecaptchaOptions, recaptcha } from "./recaptcha.ts";
import type { TokenSource } from "./TokenSource.ts";
import { turnstile } from "./turnstile.ts";

/** The services that a page says guard its form: reCAPTCHA by its options, Turnstile by its widgets. */
export function findTokenSources(
  { form }: FormParts,
  recaptchaOptions: RecaptchaOptions | undefined,
): readonly TokenSource[] {
  const widgets = [...form.querySelectorAll(".cf-turnstile")];
  return [
    ...(recaptchaOptions ? [recaptcha(form.ownerDocument, recaptchaOptions)] : []),
    ...widgets.map(turnstile),
  ];
}
