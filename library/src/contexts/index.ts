export { contextKind } from "./contextKind.ts";
export { type ContextTexts, contextTextDefaults, contextTexts } from "./contextTexts.ts";
export { type AjaxServer, createAdminAjax, createPublicAjax } from "./createAjax.ts";
export { isExpiredNonce } from "./isExpiredNonce.ts";
export type { Ajax, AjaxOptions, ContextKind, PageContext } from "./PageContext.ts";
export { type ContextOptions, contextOf, readContext, serverOf } from "./readContext.ts";
