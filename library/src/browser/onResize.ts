import { debounce } from "./debounce.ts";
import type { Stop } from "./stop.ts";
import { windowOf } from "./windowOf.ts";

export type ResizeOptions = {
  /** Milliseconds of quiet before a change is told; the first size comes at once. Default 0. */
  readonly debounce?: number;
};

type Hear = (size: ResizeObserverSize) => void;
type Hub = { observer: ResizeObserver; hearers: Map<Element, Set<Hear>> };

const hubs = new WeakMap<Window, Hub>();

/**
 * Tells an element's border box, first its size now, then each change. One observer serves all
 * elements of a window.
 * @param tell receives inlineSize and blockSize in CSS pixels, fractions possible
 */
export function onResize(
  element: Element,
  tell: (size: ResizeObserverSize) => void,
  options: ResizeOptions = {},
): Stop {
  let told: ResizeObserverSize | undefined;
  let size: ResizeObserverSize;
  const report = (): void => {
    // Others who watch the same element make the observer repeat itself.
    if (told?.inlineSize === size.inlineSize && told.blockSize === size.blockSize) return;
    told = size;
    tell(size);
  };
  const later = debounce(options.debounce ?? 0, report);
  const unhear = observe(element, (now) => {
    size = now;
    if (told) later.ask();
    else report();
  });
  return () => {
    unhear();
    later.stop();
  };
}

function observe(element: Element, hear: Hear): Stop {
  const view = windowOf(element);
  const hub = hubs.get(view) ?? createHub(view);
  const hearers = hub.hearers.get(element) ?? new Set();
  hub.hearers.set(element, hearers.add(hear));
  // Observing once more makes the observer tell the size, also to those who came later.
  hub.observer.unobserve(element);
  hub.observer.observe(element, { box: "border-box" });
  return () => {
    if (!hearers.delete(hear) || hearers.size > 0) return;
    hub.observer.unobserve(element);
    hub.hearers.delete(element);
    if (hub.hearers.size === 0) {
      hub.observer.disconnect();
      hubs.delete(view);
    }
  };
}

function createHub(view: Window & typeof globalThis): Hub {
  const hearers: Hub["hearers"] = new Map();
  const observer = new view.ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const [size] = borderBoxSize;
      if (size) for (const hear of hearers.get(target) ?? []) hear(size);
    }
  });
  const hub = { observer, hearers };
  hubs.set(view, hub);
  return hub;
}
