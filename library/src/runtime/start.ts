import { guarded, reportError } from "../browser/reportError.ts";
import { startOnce } from "../browser/startOnce.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import type { Behaviour, Moment } from "./Behaviour.ts";
import type { Islands } from "./Islands.ts";
import { island } from "./island.ts";
import type { PageOptions } from "./PageOptions.ts";
import { readPageOptions } from "./readPageOptions.ts";
import { isMoment, whenMoment } from "./whenMoment.ts";

export type StartOptions = {
  /** The register: which elements come to life, when and how. */
  readonly behaviours: readonly Behaviour[];
  /** Widgets that the page may hold as islands, by name. Default none. */
  readonly islands?: Islands;
};

/** Elements inside an island belong to it until it has hydrated. */
const WAITING_ISLAND = "v-island:not([data-ready])";

/**
 * Brings a page, or a part of it, to life: every element that a behaviour's selector finds, now
 * and later, is started once at its moment. A behaviour that fails is named once in the console
 * and takes nothing else down.
 * @returns the stop, which stops every behaviour this start began
 */
export function start(root: Document | HTMLElement, options: StartOptions): Stop {
  const top = "documentElement" in root ? root.documentElement : root;
  const view = windowOf(top);
  const behaviours = [...options.behaviours, island(options.islands ?? {})].filter((behaviour) =>
    guarded(behaviour.name, top, () => top.matches(behaviour.selector) || true),
  );
  const anyOf = behaviours.map((behaviour) => behaviour.selector).join(",");
  const running = new Map<Element, Stop[]>();
  let stopped = false;

  function scan(element: HTMLElement, page: PageOptions): void {
    if (stopped || !element.isConnected) return;
    if (element.matches(anyOf)) wake(element, page);
    for (const one of element.querySelectorAll<HTMLElement>(anyOf)) wake(one, page);
  }

  function wake(element: HTMLElement, page: PageOptions): void {
    if (running.has(element) || element.parentElement?.closest(WAITING_ISLAND)) return;
    const stops = behaviours
      .filter((one) => element.matches(one.selector) && isOurs(one, page))
      .map((behaviour) => arm(element, behaviour, page));
    running.set(element, stops);
  }

  /** Waits for the element's moment, then fetches the module and starts it. */
  function arm(element: HTMLElement, behaviour: Behaviour, page: PageOptions): Stop {
    let over = false;
    let end: Stop = () => {};
    const wait = whenMoment(element, momentOf(element, behaviour), (settled) => {
      behaviour
        .load(element)
        .then((begin) => {
          if (over) return;
          const stop = startOnce(element, behaviour.name, () => begin(element, undefined, page));
          end = () => guarded(behaviour.name, element, stop);
          // What waited inside an island may start now that it has hydrated.
          if (behaviour.name === "island") scan(element, page);
        })
        .catch((error: unknown) => reportError(behaviour.name, element, error))
        .finally(settled);
    });
    return stopAll(
      () => end(),
      wait,
      () => {
        over = true;
      },
    );
  }

  function forgetRemoved(): void {
    for (const [element, stops] of running) {
      if (element.isConnected) continue;
      running.delete(element);
      stopAll(...stops)();
    }
  }

  const observer = new view.MutationObserver((changes) => {
    // Moved elements are removed and added in one batch: they are connected, and stay started.
    if (changes.some((change) => change.removedNodes.length > 0)) forgetRemoved();
    readPageOptions(view.document).then((page) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.nodeType === 1) scan(node as HTMLElement, page);
    });
  });

  readPageOptions(view.document).then((page) => scan(top, page));
  observer.observe(top, { childList: true, subtree: true });
  return () => {
    stopped = true;
    observer.disconnect();
    const stops = [...running.values()].flat();
    running.clear();
    stopAll(...stops)();
  };
}

/** Whether it runs on this page: not where an editor works on it, or the builder's script does. */
function isOurs({ inEditor, isBuilders, isWanted }: Behaviour, page: PageOptions): boolean {
  const isFree = !(page.is_editor_page && inEditor === false) && !(page.builderRuns && isBuilders);
  return isFree && isWanted?.(page) !== false;
}

function momentOf(element: HTMLElement, behaviour: Behaviour): Moment {
  const own = element.dataset.moment ?? "";
  return isMoment(own) ? own : behaviour.moment;
}
