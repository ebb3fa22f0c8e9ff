import { parse } from "valibot";
import { request } from "../browser/http.ts";
import { guarded } from "../browser/reportError.ts";
import { warn } from "../browser/warn.ts";
import { encodeLoad } from "./encodeLoad.ts";
import { type LoadItem, loadServerDefaults } from "./LoadItem.ts";
import { loadResources } from "./loadResources.ts";
import { type LoadAnswer, loadAnswerSchema } from "./wire.ts";

/** Fired on the window once the items of a request have been told their results. */
export const LOADED_EVENT = "tve_after_ajax_load";

/**
 * Asks one server for these items, loads what showing them needs, then tells each its own result.
 * It is not tried twice, since a server may count what it is asked.
 */
export async function sendItems(document: Document, items: readonly LoadItem[]): Promise<void> {
  const view = document.defaultView;
  // A page that has gone asks for nothing.
  if (!view) return;
  const { ajaxurl } = items[0]?.server ?? loadServerDefaults;
  const address = new URL(ajaxurl, document.baseURI);
  const answer = await ask(address, items);
  if (!answer) return;
  if (answer.__resources) await loadResources(document, answer.__resources, address.origin);
  for (const { tag, onResult } of items) {
    if (!Object.hasOwn(answer, tag)) continue;
    guarded(`dashboard-load (${tag})`, document.documentElement, () =>
      onResult(answer[tag], answer),
    );
  }
  view.dispatchEvent(new view.CustomEvent(LOADED_EVENT));
}

/** @returns undefined where it failed, and that has been told */
async function ask(address: URL, items: readonly LoadItem[]): Promise<LoadAnswer | undefined> {
  try {
    return await request(address, {
      body: encodeLoad(items),
      // The address may be a site's other name, where the visitor is signed in, too.
      credentials: "include",
      parse: (data) => parse(loadAnswerSchema, data),
    });
  } catch (error) {
    warn(
      `dashboard-load: ${address.pathname} did not answer what was asked, so what waits for it (${items.map(({ tag }) => tag).join(", ")}) stays as it is.`,
      error,
    );
    for (const { onFailure } of items) onFailure?.(error);
    return undefined;
  }
}
