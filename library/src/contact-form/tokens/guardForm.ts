import type { Stop } from "../../browser/stop.ts";
import type { Moment } from "../engine/onMoment.ts";
import type { FormParts } from "../engine/readForm.ts";
import type { Tokens } from "./createTokens.ts";
import type { RecaptchaOptions } from "./recaptcha.ts";
import type { TokenSource } from "./TokenSource.ts";

/** What guards a form; most forms have nothing, and fetch nothing for it. */
export type Guard = {
  /** Undefined where nothing guards the form. */
  readonly tokens: Promise<Tokens> | undefined;
  readonly stop: Stop;
};

export type GuardOptions = {
  readonly moment: Moment;
  /** Default those that the page names: reCAPTCHA by its options, Turnstile by its widgets. */
  readonly tokens?: readonly TokenSource[] | undefined;
  readonly recaptcha?: RecaptchaOptions | undefined;
};

/** Fetches what gets the tokens of a form, where the page or the caller says that it needs any. */
export function guardForm(parts: FormParts, options: GuardOptions): Guard {
  const widgets = [...parts.form.querySelectorAll(".cf-turnstile")];
  if (!options.tokens && !options.recaptcha && widgets.length === 0) {
    return { tokens: undefined, stop: () => {} };
  }
  let isOver = false;
  const tokens = import("./createTokens.ts").then((module) => {
    const sources = options.tokens ?? module.findTokenSources(parts, options.recaptcha);
    const created = module.createTokens(parts, { sources, moment: options.moment });
    if (isOver) created.stop();
    return created;
  });
  // Without them the form is not sent; that is told when it is.
  tokens.catch(() => {});
  return {
    tokens,
    stop() {
      isOver = true;
      tokens.then(({ stop }) => stop()).catch(() => {});
    },
  };
}
