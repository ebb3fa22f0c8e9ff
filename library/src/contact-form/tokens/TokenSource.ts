import type { ConsentPurpose } from "../../browser/consent.ts";

/** Gets the tokens that prove to a server that a person uses the form. */
export type TokenSource = {
  /** The name of the hidden input that carries the token. */
  readonly field: string;
  /** What tokens are asked for; the first one is for `homepage`. */
  readonly actions: { readonly homepage: string; readonly contactform: string };
  /**
   * Gets a token.
   * @throws where there is none to be had; the form is then not sent
   */
  readonly ask: (action: string) => Promise<string>;
  /** What a visitor must have agreed to before `ask` may be called; undefined where nothing. */
  readonly consent?: ConsentPurpose | undefined;
  /** Makes ready for the next submission, whatever came of the last. */
  readonly renew?: () => void;
};
