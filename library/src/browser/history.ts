import { after } from "./after.ts";
import { followAgain } from "./followAgain.ts";
import { leadsAway } from "./leadsAway.ts";
import { listen } from "./listen.ts";
import { type Stop, stopAll } from "./stop.ts";
import { windowOf } from "./windowOf.ts";

/** Under this name an entry's state says how many layers are open there. */
const DEPTH = "vitrineLayers";
/** Milliseconds until we stop waiting for a step back of ours: the browser may never report it. */
const LONGEST_STEP = 1000;
/** Every copy of the package on a page shares one stack, that of the copy which came first. */
const KEY = Symbol.for("vitrine.history");

type Layers = { add(close: () => void): Stop };

/**
 * Until stopped, the browser's Back runs `close` in place of leaving the page; with several layers
 * open, that of the newest. Each layer has an entry of its own in the window's history, which goes
 * when the layer is stopped by other means. Coming back moves neither scroll position nor focus, also
 * where the address names a place on the page.
 *
 * One Back comes back to the page with all layers closed, however it was left while some were open:
 *
 * - by a link, to a place on the page, too, a form that asks by GET or a script's `location.assign()`:
 *   these wait until the layers are closed and their entries gone, some milliseconds, and leave from
 *   the page's own entry;
 * - by a form that posts, or in a browser without the Navigation API: the page leaves from the layers'
 *   entries. Where the browser has kept it as it was, it closes them when it is shown again; where it
 *   is loaded anew, the entries are still there and cost one Back each.
 *
 * A link that opens elsewhere, downloads, or leads to mail or telephone, leaves the layers alone.
 */
export function answerBack(node: Node, close: () => void): Stop {
  const view: Window & { [KEY]?: Layers } = windowOf(node);
  view[KEY] ??= createLayers(view);
  return view[KEY].add(close);
}

function createLayers(view: Window): Layers {
  const { history } = view;
  // Older browsers have none.
  const { navigation }: { readonly navigation?: Navigation } = view;
  const layers: (() => void)[] = [];
  let scrollRestoration: ScrollRestoration = "auto";
  let restoring: Stop | undefined;
  let stepping: Stop | undefined;
  let isLeaving = false;
  /** What waits until the layers' entries are gone. */
  let leave: (() => void) | undefined;
  let deafen: Stop | undefined;

  /** Brings the history in line with the layers. An entry left over from a reload serves again. */
  const settle = (): void => {
    if (stepping) return;
    try {
      let depth = depthOf(history);
      while (depth < layers.length) push(++depth);
      // A step back would call off a link that has just been followed.
      if (depth > layers.length && !isLeaving) step(layers.length - depth);
    } catch {
      // The document is gone, or the browser allows no more entries: Back then leaves the page.
    }
    if (layers.length > 0 || stepping) return;
    deafen?.();
    deafen = undefined;
  };
  const push = (depth: number): void => {
    if (!restoring) ({ scrollRestoration } = history);
    history.scrollRestoration = "manual";
    history.pushState({ ...history.state, [DEPTH]: depth }, "");
    history.scrollRestoration = scrollRestoration;
  };
  const step = (by: number): void => {
    stepping = after(LONGEST_STEP, () => {
      stepping = undefined;
      if (layers.length === 0) deafen = void deafen?.();
      leaveNow();
    });
    history.go(by);
  };
  const leaveNow = (): void => {
    leave?.();
    leave = undefined;
  };
  /** Once the browser could have gone to the place that the address names, and taken the focus. */
  const restore = (): void => {
    restoring?.();
    restoring = after(0, () => {
      restoring = undefined;
      history.scrollRestoration = scrollRestoration;
      leaveNow();
    });
  };
  const popstate = (): void => {
    restore();
    const isOurs = stepping !== undefined;
    stepping = void stepping?.();
    try {
      if (!isOurs || leave) stopAll(...layers.splice(depthOf(history)))();
    } finally {
      settle();
    }
  };
  const beforeunload = (): void => {
    isLeaving = true;
  };
  const navigate = (event: Event): void => {
    const depth = depthOf(history);
    if ((depth === 0 && !stepping) || !leadsAway(event as NavigateEvent)) return;
    event.preventDefault();
    leave = () => followAgain(view.document, event as NavigateEvent);
    if (!stepping) step(-depth);
  };
  const pageshow = ({ persisted }: PageTransitionEvent): void => {
    isLeaving = false;
    const depth = depthOf(history);
    // To go 0 steps would load the page anew.
    if (persisted && layers.length > 0 && depth > 0) history.go(-depth);
  };
  return {
    add(close) {
      const layer = (): void => close();
      layers.push(layer);
      isLeaving = false;
      deafen ??= stopAll(
        listen(view, { popstate, beforeunload, pageshow }),
        navigation ? listen(navigation, { navigate }) : () => {},
      );
      settle();
      return () => {
        const at = layers.indexOf(layer);
        if (at < 0) return;
        layers.splice(at, 1);
        // A moment later, so that a layer which replaces this one takes over its entry.
        after(0, settle);
      };
    },
  };
}

function depthOf(history: History): number {
  return Number(history.state?.[DEPTH]) || 0;
}
