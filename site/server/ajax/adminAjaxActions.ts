import { FOLD_ACTION, HIDE_ACTION } from "vitrine/notices";
import type { AdminAjaxAction } from "./AjaxAction.ts";
import { foldNotice, hideNotice } from "./notices.ts";

/** What the owner's screens may ask by the field `action`; for who was let in. */
export const adminAjaxActions: ReadonlyMap<string, AdminAjaxAction> = new Map([
  [HIDE_ACTION, hideNotice],
  [FOLD_ACTION, foldNotice],
]);
