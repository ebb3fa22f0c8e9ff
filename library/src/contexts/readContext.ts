import { AJAX_PATH } from "../browser/ajaxPath.ts";
import { PAGE_BLOCK_ID } from "../browser/pageBlock.ts";
import { type Bag, bag, text } from "../browser/values.ts";
import { contextKind } from "./contextKind.ts";
import { contextTexts } from "./contextTexts.ts";
import { type AjaxServer, createAdminAjax, createPublicAjax } from "./createAjax.ts";
import type { ContextKind, PageContext } from "./PageContext.ts";

export type ContextOptions = Pick<AjaxServer, "renewNonce">;

/** The helper of each context. */
const HELPERS = { public: createPublicAjax, admin: createAdminAjax } as const;

/**
 * The context of a page, ours or another system's: its texts and its helper. Page objects and options
 * are looked at now, not again.
 * @param options how the page's server gives fresh nonces, where it does
 */
export function readContext(document: Document, options: ContextOptions = {}): PageContext {
  const globals = (document.defaultView ?? {}) as unknown as Bag;
  return contextOf(contextKind(globals, ownOptions(document)), globals, options);
}

/** The same by what is known already; pure. */
export function contextOf(
  kind: ContextKind,
  globals: Bag,
  options: ContextOptions = {},
): PageContext {
  return {
    texts: contextTexts(kind, globals),
    ajax: HELPERS[kind]({ ...serverOf(kind, globals), ...options }),
  };
}

/** Where the page's objects say that its server is, and which nonce they print. */
export function serverOf(kind: ContextKind, globals: Bag): AjaxServer {
  const own = bag(kind === "admin" ? globals.ctAdminCommon : globals.ctPublicFunctions);
  const address = text(own?._ajax_url) || text(globals.ajaxurl) || AJAX_PATH;
  const isRest = kind === "public" && own?.data__ajax_type === "rest";
  const nonce = text(own?._fresh_nonce) || text(isRest ? own?._rest_nonce : own?._ajax_nonce);
  return { address, ...(nonce && { nonce }) };
}

function ownOptions(document: Document): Bag {
  const block = document.getElementById(PAGE_BLOCK_ID)?.textContent;
  try {
    return bag(JSON.parse(block || "{}")) ?? {};
  } catch {
    // The runtime has warned of it: such a page is a visitor's.
    return {};
  }
}
