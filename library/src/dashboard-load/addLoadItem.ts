import { after } from "../browser/after.ts";
import { listen } from "../browser/listen.ts";
import { guarded } from "../browser/reportError.ts";
import type { Stop } from "../browser/stop.ts";
import { bag } from "../browser/values.ts";
import { windowOf } from "../browser/windowOf.ts";
import { groupItems } from "./groupItems.ts";
import { isCrawler } from "./isCrawler.ts";
import type { LoadItem } from "./LoadItem.ts";

/**
 * Fired on the document just before its first request: whoever hears it may still join, by
 * `detail.add(item)`.
 */
export const LOAD_EVENT = "tve-dash.load";

/** Milliseconds for which items are collected, from the first of them in a page that has loaded. */
export const COLLECT_TIME = 100;

type Queue = {
  readonly waiting: Set<LoadItem>;
  /** Whether the page's request has gone; items that come later go at once. */
  isSent: boolean;
  /** Puts off what is planned. */
  cancel: Stop | undefined;
};

const queues = new WeakMap<Document, Queue>();

/**
 * Asks the server for a part of the page once the page is there. All that are added until then go
 * out in one POST, later ones at once. Crawlers are not served, unless forced. Where the
 * dashboard's own script runs on the page (`TVE_Dash`), it is handed the item.
 * @returns the stop, after which the item is not asked for any more, or its answer not told
 */
export function addLoadItem(document: Document, item: LoadItem): Stop {
  const view = windowOf(document);
  if (isCrawler(view.navigator.userAgent) && !item.force) return () => {};
  let isOver = false;
  const own: LoadItem = {
    ...item,
    onResult: (...result) => !isOver && item.onResult(...result),
    onFailure: (error) => !isOver && item.onFailure?.(error),
  };
  const unplan = handOver(view, own) ?? plan(document, own);
  return () => {
    isOver = true;
    unplan();
  };
}

/** @returns undefined where the dashboard's own script is not there */
function handOver(view: Window, { tag, data, onResult }: LoadItem): Stop | undefined {
  const dashboard = bag(Reflect.get(view, "TVE_Dash"));
  if (typeof dashboard?.add_load_item !== "function") return undefined;
  dashboard.add_load_item(tag, data ?? {}, onResult);
  return () => {};
}

function plan(document: Document, item: LoadItem): Stop {
  const queue = queues.get(document) ?? { waiting: new Set(), isSent: false, cancel: undefined };
  queues.set(document, queue);
  queue.waiting.add(item);
  queue.cancel ??= when(document, queue, () => {
    queue.cancel = undefined;
    send(document, queue);
  });
  return () => {
    queue.waiting.delete(item);
    if (queue.waiting.size > 0) return;
    queue.cancel?.();
    queue.cancel = undefined;
  };
}

/** Late items wait only for what is added in the same breath. */
function when(document: Document, { isSent }: Queue, run: () => void): Stop {
  let stop: Stop = () => {};
  const collect = (): void => {
    stop = after(isSent ? 0 : COLLECT_TIME, run);
  };
  if (document.readyState === "complete") collect();
  else stop = listen(windowOf(document), { load: collect }, { once: true });
  return () => stop();
}

function send(document: Document, queue: Queue): void {
  const { CustomEvent } = windowOf(document);
  if (!queue.isSent) {
    queue.isSent = true;
    const add = (item: LoadItem): Stop => plan(document, item);
    document.dispatchEvent(new CustomEvent(LOAD_EVENT, { detail: { add } }));
    queue.cancel?.();
    queue.cancel = undefined;
  }
  const items = [...queue.waiting];
  queue.waiting.clear();
  guarded("dashboard-load", document.documentElement, async () => {
    const { sendItems } = await import("./sendItems.ts");
    await Promise.all(groupItems(items).map((group) => sendItems(document, group)));
  });
}
