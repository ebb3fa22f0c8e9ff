import { type Context, Hono } from "hono";
import type { Database } from "../../store/Store.ts";
import { type EditorOptions, NONCE_HEADER, requireEditor } from "../accounts/requireEditor.ts";
import type { AjaxContext } from "../ajax/AjaxAction.ts";
import { adminAjaxActions } from "../ajax/adminAjaxActions.ts";
import { ajaxActions } from "../ajax/ajaxActions.ts";
import { readNestedFields } from "../ajax/readNestedFields.ts";
import type { ClientAddress } from "../clientAddress.ts";
import { readFormPost } from "../formPost.ts";
import { AJAX_LIMIT, type CountAttempt } from "../rateLimit.ts";
import { refuseReading } from "../refuseReading.ts";
import { visitorAddress } from "../visitorAddress.ts";

/** Where pages of the system that ours interoperate with ask their server. */
export const AJAX_PATH = "/wp-admin/admin-ajax.php";

export type AjaxOptions = AjaxContext &
  EditorOptions & {
    readonly db: Database;
    readonly countAttempt: CountAttempt;
    readonly clientAddress: ClientAddress;
  };

/**
 * Answers forms by their field `action`, as JSON, for our own pages alone. An unknown action is
 * answered 0, as that system answers it. Actions of the owner's screens go through the one door of all of
 * these, requireEditor; their nonce may stand in the body, where that system has it.
 */
export function ajaxRoutes(options: AjaxOptions): Hono {
  return new Hono().all(AJAX_PATH, refuseReading).post(AJAX_PATH, (c) => answer(c, options));
}

async function answer(c: Context, options: AjaxOptions): Promise<Response> {
  const form = await readFormPost(c, options.origin);
  c.header("cache-control", "private, no-store");
  const action = form.get("action") ?? "";
  const [act, actAdmin] = [ajaxActions.get(action), adminAjaxActions.get(action)];
  if (!act && !actAdmin) return c.json(0, 400);
  const wait = await options.countAttempt(AJAX_LIMIT, visitorAddress(c, options.clientAddress));
  if (wait !== undefined) {
    c.header("retry-after", String(wait));
    return c.json(0, 429);
  }
  const fields = readNestedFields(form);
  if (act) return c.json(await act(fields, options));
  const user = await requireEditor(c, options, nonceOf(c, form));
  return c.json(await actAdmin?.(fields, { db: options.db, user }));
}

/** In any of the fields that hold one in that system, or in the header. */
function nonceOf(c: Context, form: URLSearchParams): string {
  return form.get("nonce") ?? form.get("_ajax_nonce") ?? c.req.header(NONCE_HEADER) ?? "";
}
