import { after } from "./after.ts";
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
 */
export function answerBack(node: Node, close: () => void): Stop {
  const view: Window & { [KEY]?: Layers } = windowOf(node);
  view[KEY] ??= createLayers(view);
  return view[KEY].add(close);
}

function createLayers(view: Window): Layers {
  const { history } = view;
  const layers: (() => void)[] = [];
  let scrollRestoration: ScrollRestoration = "auto";
  let restoring: Stop | undefined;
  let stepping: Stop | undefined;
  let isLeaving = false;
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
    });
    history.go(by);
  };
  /** Once the browser could have gone to the place that the address names, and taken the focus. */
  const restore = (): void => {
    restoring?.();
    restoring = after(0, () => {
      restoring = undefined;
      history.scrollRestoration = scrollRestoration;
    });
  };
  const popstate = (): void => {
    restore();
    const isOurs = stepping !== undefined;
    stepping = void stepping?.();
    try {
      if (!isOurs) stopAll(...layers.splice(depthOf(history)))();
    } finally {
      settle();
    }
  };
  const beforeunload = (): void => {
    isLeaving = true;
  };
  return {
    add(close) {
      const layer = (): void => close();
      layers.push(layer);
      isLeaving = false;
      deafen ??= listen(view, { popstate, beforeunload });
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
