import { hasConsent } from "../../browser/consent.ts";
import { listen } from "../../browser/listen.ts";
import { rememberAttributes } from "../../browser/rememberAttributes.ts";
import { guarded, reportError } from "../../browser/reportError.ts";
import { type Stop, stopAll } from "../../browser/stop.ts";
import { windowOf } from "../../browser/windowOf.ts";
import { type Moment, onMoment } from "../engine/onMoment.ts";
import { type FormParts, hiddenInput } from "../engine/readForm.ts";
import { ConsentNeeded } from "./ConsentNeeded.ts";
import type { TokenSource } from "./TokenSource.ts";

// Fetched together: a form that nothing guards needs neither.
export { findTokenSources } from "./findTokenSources.ts";

export type Tokens = {
  /**
   * Gets a token of each source for a submission.
   * @throws ConsentNeeded where the visitor must agree first, or why there is no token
   */
  readonly refresh: () => Promise<void>;
  /** Makes the sources ready for the next submission, whatever came of the last. */
  readonly renew: () => void;
  readonly stop: Stop;
};

export type TokensOptions = {
  readonly sources: readonly TokenSource[];
  /** When the first tokens are asked for. */
  readonly moment: Moment;
};

/**
 * Keeps the form's tokens fresh (specification, section 7): one at the start, one at every change,
 * one before each submission.
 */
export function createTokens(parts: FormParts, { sources, moment }: TokensOptions): Tokens {
  const { form } = parts;
  let isOver = false;
  const mayAsk = ({ consent }: TokenSource): boolean => !consent || hasConsent(consent);
  const ask = async (source: TokenSource, action: string): Promise<void> => {
    const token = await source.ask(action);
    if (isOver) return;
    // Page scripts read the attribute, so the token is written there.
    hiddenInput(parts.box, source.field)?.setAttribute("value", token);
    const { CustomEvent, document } = windowOf(form);
    document.dispatchEvent(
      new CustomEvent("wpcf7grecaptchaexecuted", { detail: { action, token } }),
    );
  };
  const askQuietly = (name: keyof TokenSource["actions"]): void => {
    for (const source of sources.filter(mayAsk)) {
      ask(source, source.actions[name]).catch((error) => reportError("contact-form", form, error));
    }
  };
  const begin = (): void => askQuietly("homepage");
  const inputs = sources.map(({ field }) => addInput(parts, field));
  return {
    async refresh() {
      const consent = sources.find((source) => !mayAsk(source))?.consent;
      if (consent) throw new ConsentNeeded(form.ownerDocument, consent);
      await Promise.all(sources.map((source) => ask(source, source.actions.contactform)));
    },
    renew() {
      for (const source of sources) guarded("contact-form", form, () => source.renew?.());
    },
    stop: stopAll(
      () => {
        isOver = true;
      },
      ...inputs,
      onMoment(form, moment, begin),
      listen(form, { change: () => askQuietly("contactform") }),
    ),
  };
}

/** The hidden input of a source; a form that has none gets one. */
function addInput({ form, box }: FormParts, field: string): Stop {
  const known = hiddenInput(box, field);
  if (known) return rememberAttributes(known, ["value"]);
  const input = form.ownerDocument.createElement("input");
  input.type = "hidden";
  input.name = field;
  form.append(input);
  return () => input.remove();
}
