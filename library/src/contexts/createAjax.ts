import { formBody } from "../browser/formBody.ts";
import { request } from "../browser/http.ts";
import { isExpiredNonce } from "./isExpiredNonce.ts";
import type { Ajax } from "./PageContext.ts";

export type AjaxServer = {
  readonly address: string | URL;
  /** As the page has it. Default none: it is asked for with the first call, where it can be. */
  readonly nonce?: string;
  /** Asks for a fresh one. Default none: a refused nonce is then an error like any other. */
  readonly renewNonce?: () => Promise<string>;
};

/** The field in which WordPress looks for a nonce. */
const NONCE_FIELD = "_ajax_nonce";

/** Asks as visitors' pages do: with the nonce that the page has, if it has one. */
export function createPublicAjax({ address, nonce = "" }: AjaxServer): Ajax {
  return (action, fields = {}, { nonceField = NONCE_FIELD, signal } = {}) =>
    request(address, {
      body: formBody({ ...fields, action, ...(nonce && { [nonceField]: nonce }) }),
      ...(signal && { signal }),
      parse: (answer) => answer,
    });
}

/**
 * Asks as the screens of those who run a site do: never without a nonce, which stands in the body and, for
 * servers that look there, in the header. Where it has expired a fresh one is asked for, once for all calls
 * that wait for it, and the call is repeated, once.
 */
export function createAdminAjax({ address, nonce: printed, renewNonce }: AjaxServer): Ajax {
  let current: Promise<string> | undefined = printed ? Promise.resolve(printed) : undefined;

  function renew(): Promise<string> {
    const asked = renewNonce?.() ?? Promise.resolve("");
    current = asked;
    asked.catch(() => {
      // Asked for again by the next call.
      if (current === asked) current = undefined;
    });
    return asked;
  }

  return async (action, fields = {}, { nonceField = NONCE_FIELD, signal } = {}) => {
    const send = async (nonce: string): Promise<unknown> =>
      request(address, {
        body: formBody({ ...fields, action, [nonceField]: nonce }),
        headers: { "X-WP-Nonce": nonce },
        ...(signal && { signal }),
        parse: (answer) => answer,
      });
    const used = current ?? renew();
    try {
      return await send(await used);
    } catch (error) {
      if (!renewNonce || !isExpiredNonce(error)) throw error;
      return send(await (current === used || !current ? renew() : current));
    }
  };
}
