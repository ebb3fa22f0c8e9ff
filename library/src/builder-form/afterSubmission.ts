import type { FormParameter } from "./formParameters.ts";
import { withParameters } from "./withParameters.ts";

/** What an author chose to happen once a form was sent, by hidden fields of the form. */
export type SubmitSettings = {
  /** `#_submit_option`: "reload", "redirect", "page", "message", "state" or "klicktipp-redirect". */
  readonly option: string;
  /** `#_back_url`: where "redirect" and "page" lead. */
  readonly backUrl: string;
  /** `#_sendParams`: whether what was written is handed on to that page. */
  readonly sendsParameters: boolean;
};

export type NextStep =
  | { readonly kind: "redirect"; readonly url: URL }
  | { readonly kind: "reload" }
  | { readonly kind: "message" };

const LEADING = ["redirect", "page", "klicktipp-redirect"];

/**
 * What happens once the server took a form. Where it leads nowhere a browser may go, the message is
 * shown in its place.
 * @param redirect where the server sends the visitor; comes before what the form says
 */
export function afterSubmission(
  settings: SubmitSettings,
  redirect: string,
  { parameters, base }: { readonly parameters: readonly FormParameter[]; readonly base: string },
): NextStep {
  if (!redirect && settings.option === "reload") return { kind: "reload" };
  const leads = redirect || (LEADING.includes(settings.option) ? settings.backUrl : "");
  const address = settings.sendsParameters ? withParameters(leads, parameters) : leads;
  const url = leads.trim() === "" ? undefined : parseUrl(address, base);
  return url ? { kind: "redirect", url } : { kind: "message" };
}

/** An address of the web; a script's is none. */
function parseUrl(address: string, base: string): URL | undefined {
  try {
    const url = new URL(address, base);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
