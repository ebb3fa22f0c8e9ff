import { windowOf } from "../../browser/windowOf.ts";
import type { TokenSource } from "./TokenSource.ts";

type Turnstile = {
  getResponse(widget: Element): string | undefined;
  reset(widget: Element): void;
};
type TurnstileWindow = { readonly turnstile?: Turnstile };

/**
 * Tokens of a Turnstile widget that stands in the form. Its own script, which the page brings,
 * shows the widget and gets the token.
 */
export function turnstile(widget: Element): TokenSource {
  const view: TurnstileWindow & Window = windowOf(widget);
  return {
    field: "_wpcf7_turnstile_response",
    actions: { homepage: "homepage", contactform: "contactform" },
    async ask() {
      const token = view.turnstile?.getResponse(widget);
      if (!token) throw new Error("Turnstile has no token yet; the form is sent once it has.");
      return token;
    },
    renew: () => view.turnstile?.reset(widget),
  };
}
