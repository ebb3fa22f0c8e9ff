import { type Context, Hono } from "hono";
import type { AjaxContext } from "../ajax/AjaxAction.ts";
import { ajaxActions } from "../ajax/ajaxActions.ts";
import { readNestedFields } from "../ajax/readNestedFields.ts";
import type { ClientAddress } from "../clientAddress.ts";
import { readFormPost } from "../formPost.ts";
import { AJAX_LIMIT, type CountAttempt } from "../rateLimit.ts";
import { refuseReading } from "../refuseReading.ts";
import { visitorAddress } from "../visitorAddress.ts";

/** Where pages of the system that ours interoperate with ask their server. */
export const AJAX_PATH = "/wp-admin/admin-ajax.php";

export type AjaxOptions = AjaxContext & {
  readonly countAttempt: CountAttempt;
  readonly clientAddress: ClientAddress;
  /** The public address, where its owner set one. */
  readonly origin: string | undefined;
};

/**
 * Answers forms by their field `action`, as JSON, for our own pages alone. An unknown action is
 * answered 0, as that system answers it.
 */
export function ajaxRoutes(options: AjaxOptions): Hono {
  return new Hono().all(AJAX_PATH, refuseReading).post(AJAX_PATH, (c) => answer(c, options));
}

async function answer(c: Context, options: AjaxOptions): Promise<Response> {
  const form = await readFormPost(c, options.origin);
  c.header("cache-control", "private, no-store");
  const act = ajaxActions.get(form.get("action") ?? "");
  if (!act) return c.json(0, 400);
  const wait = await options.countAttempt(AJAX_LIMIT, visitorAddress(c, options.clientAddress));
  if (wait === undefined) return c.json(await act(readNestedFields(form), options));
  c.header("retry-after", String(wait));
  return c.json(0, 429);
}
