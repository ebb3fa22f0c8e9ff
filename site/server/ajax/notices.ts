import { FOLD_STATUSES, type FoldStatus } from "vitrine/notices";
import type { NoticeState } from "../../content/admin/noticesWire.ts";
import { setNoticeState } from "../../store/notices.ts";
import { SiteError } from "../SiteError.ts";
import type { AdminAjaxAction, AdminAjaxContext } from "./AjaxAction.ts";

/** Hides the notice on the owner's start screen, for the whole site. */
export const hideNotice: AdminAjaxAction = (_fields, context) => put("hidden", context);

/** Folds it, or shows it again, also where it was hidden. @throws SiteError 422 for another status */
export const foldNotice: AdminAjaxAction = (fields, context) => {
  const status = FOLD_STATUSES.find((one) => one === fields.status);
  if (!status) throw new SiteError(422, WRONG_STATUS, { code: "invalid" });
  return put(STATES[status], context);
};

const STATES: Readonly<Record<FoldStatus, NoticeState>> = { hide: "folded", show: "shown" };

async function put(state: NoticeState, { db, user }: AdminAjaxContext): Promise<unknown> {
  await setNoticeState(db, state, { id: user.userId, name: user.name });
  return { success: true };
}

const WRONG_STATUS = "The notice stays as it is: send the status “hide” or “show”.";
