import { loadScript } from "../../browser/loadScript.ts";
import { windowOf } from "../../browser/windowOf.ts";
import type { TokenSource } from "./TokenSource.ts";

/** What a page says of reCAPTCHA v3. */
export type RecaptchaOptions = {
  readonly sitekey: string;
  readonly actions: TokenSource["actions"];
  /** Who serves its script. Default "https://www.google.com". */
  readonly host?: string;
};

type Grecaptcha = {
  ready(run: () => void): void;
  execute(sitekey: string, options: { action: string }): PromiseLike<string>;
};
type RecaptchaWindow = { readonly grecaptcha?: Grecaptcha };

/**
 * Tokens of reCAPTCHA v3. Its script is loaded on first need, once the visitor has agreed; where
 * the page itself brings it, that is the page's affair.
 */
export function recaptcha(document: Document, options: RecaptchaOptions): TokenSource {
  const { sitekey, actions, host = "https://www.google.com" } = options;
  const view: RecaptchaWindow & Window = windowOf(document);
  const ready = async (): Promise<Grecaptcha> => {
    if (!view.grecaptcha) {
      const address = new URL(`/recaptcha/api.js?render=${encodeURIComponent(sitekey)}`, host);
      await loadScript(document, address, [address.origin]);
    }
    const { grecaptcha } = view;
    if (!grecaptcha) {
      throw new Error("reCAPTCHA's script has run, but left nothing to ask for tokens.");
    }
    await new Promise<void>((resolve) => grecaptcha.ready(resolve));
    return grecaptcha;
  };
  return {
    field: "_wpcf7_recaptcha_response",
    actions,
    get consent() {
      return view.grecaptcha ? undefined : ("functional" as const);
    },
    ask: async (action) => (await ready()).execute(sitekey, { action }),
  };
}
