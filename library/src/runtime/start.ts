import { guarded, reportError } from "../browser/reportError.ts";
import { startOnce } from "../browser/startOnce.ts";
import type { Stop } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { askOnce } from "./askOnce.ts";
import type { Behaviour } from "./Behaviour.ts";
import type { Islands } from "./Islands.ts";
import { island } from "./island.ts";
import type { PageOptions } from "./PageOptions.ts";
import { readPageOptions } from "./readPageOptions.ts";
import { whenMoment } from "./whenMoment.ts";

export type StartOptions = {
  /** The register: which elements come to life, when and how. */
  readonly behaviours: readonly Behaviour[];
  /** Widgets that the page may hold as islands, by name. Default none. */
  readonly islands?: Islands;
};

/** A behaviour with the stop of each element that it waits for or runs on. */
type Running = Behaviour & { readonly running: Map<HTMLElement, Stop> };

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
  const shared = options.behaviours.map((one) => ({ ...one, load: askOnce(one.load) }));
  const behaviours = [...shared, island(options.islands ?? {})]
    .map((one) => ({ ...one, running: new Map<HTMLElement, Stop>() }))
    .filter((one) => guarded(one.name, top, () => top.matches(one.selector) || true));
  const anyOf = behaviours.map((behaviour) => behaviour.selector).join(",");
  const reading = readPageOptions(view.document);
  let stopped = false;

  async function scan(element: HTMLElement): Promise<void> {
    const page = await reading;
    if (stopped || !element.isConnected) return;
    // Most of what is added later has nothing for any of them.
    if (!element.matches(anyOf) && !element.querySelector(anyOf)) return;
    for (const behaviour of behaviours) {
      const { selector } = behaviour;
      if (!isOurs(behaviour, page)) continue;
      if (element.matches(selector)) wake(element, behaviour, page);
      for (const one of element.querySelectorAll<HTMLElement>(selector)) wake(one, behaviour, page);
    }
  }

  /** Waits for the element's moment, then fetches the module and starts it. */
  function wake(element: HTMLElement, behaviour: Running, page: PageOptions): void {
    const { name, running } = behaviour;
    if (running.has(element) || element.parentElement?.closest(WAITING_ISLAND)) return;
    const wait = whenMoment(element, behaviour.moment, async (settled) => {
      try {
        const begin = await behaviour.load(element);
        // Stopped while its module was on the way.
        if (running.get(element) !== wait) return;
        const stop = startOnce(element, name, () => begin(element, undefined, page));
        running.set(element, stop);
        // What waited inside an island may start now that it has hydrated.
        if (name === "island") scan(element);
      } catch (error) {
        reportError(name, element, error);
      }
      settled?.();
    });
    running.set(element, wait);
  }

  /** Ends what runs on such elements, last first. */
  function end(isOver: (element: HTMLElement) => boolean): void {
    for (const { name, running } of [...behaviours].reverse()) {
      for (const [element, stop] of [...running].reverse()) {
        if (isOver(element) && running.delete(element)) guarded(name, element, stop);
      }
    }
  }

  const observer = new view.MutationObserver((changes) => {
    // Moved elements are removed and added in one batch: they are connected, and stay started.
    if (changes.some((change) => change.removedNodes.length > 0)) {
      end((element) => !element.isConnected);
    }
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.nodeType === 1) scan(node as HTMLElement);
  });

  scan(top);
  observer.observe(top, { childList: true, subtree: true });
  return () => {
    stopped = true;
    observer.disconnect();
    end(() => true);
  };
}

/** Whether it runs on this page: not where an editor works on it, or the builder's script does. */
function isOurs({ inEditor, isBuilders, isWanted }: Behaviour, page: PageOptions): boolean {
  const isFree = !(page.is_editor_page && inEditor === false) && !(page.builderRuns && isBuilders);
  return isFree && isWanted?.(page) !== false;
}
