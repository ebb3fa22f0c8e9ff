type Undo = () => void;
type Callable = (...parts: unknown[]) => unknown;

/** What script has asked of the browser and not given back, each as a phrase for a message. */
export type Resources = { open(): string[]; stop(): void };

type Listener = { target: EventTarget; type: string; callback: unknown; capture: boolean };

/**
 * Watches, from now on, listeners on any target, timers, animation frames, idle callbacks and
 * observers. What has run its course (a timer that fired, a listener with `once`) is closed.
 */
export function trackResources(): Resources {
  const undo: Undo[] = [];
  const reports = [
    trackListeners(undo),
    trackHandles(undo, ["setTimeout", "clearTimeout", "timer"]),
    trackHandles(undo, ["setInterval", "clearInterval", "interval"]),
    trackHandles(undo, ["requestAnimationFrame", "cancelAnimationFrame", "animation frame"]),
    trackHandles(undo, ["requestIdleCallback", "cancelIdleCallback", "idle callback"]),
    ...[IntersectionObserver, ResizeObserver, MutationObserver, PerformanceObserver].map(
      (observer) => trackObserver(undo, observer),
    ),
  ];
  return {
    open: () => reports.flatMap((report) => report()),
    stop() {
      for (const restore of undo.splice(0).reverse()) restore();
    },
  };
}

/** Puts a function in an object's place for one of its own; `undo` collects how to put it back. */
function replace(
  undo: Undo[],
  owner: object,
  change: { name: string; by: (old: Callable) => Callable },
) {
  const { name, by } = change;
  const before = Object.getOwnPropertyDescriptor(owner, name);
  const old = Reflect.get(owner, name) as Callable;
  Object.defineProperty(owner, name, { configurable: true, writable: true, value: by(old) });
  undo.push(() => {
    Reflect.deleteProperty(owner, name);
    if (before) Object.defineProperty(owner, name, before);
  });
}

function trackListeners(undo: Undo[]): () => string[] {
  const before = new WeakSet<Node>(document.querySelectorAll("*"));
  const listeners = new Set<Listener>();
  const find = (wanted: Listener): Listener | undefined =>
    [...listeners].find((listener) =>
      (Object.keys(wanted) as (keyof Listener)[]).every((key) => listener[key] === wanted[key]),
    );
  const native = EventTarget.prototype.addEventListener;
  const add = (listener: Listener, { once, signal }: AddEventListenerOptions): void => {
    if (!listener.callback || signal?.aborted || find(listener)) return;
    listeners.add(listener);
    const { target, type, capture } = listener;
    const forget = (): unknown => listeners.delete(listener);
    if (once) native.call(target, type, forget, { once, capture });
    if (signal) native.call(signal, "abort", forget, { once: true });
  };
  const remove = (listener: Listener): void => {
    const known = find(listener);
    if (known) listeners.delete(known);
  };
  // The test runner gives the window functions of its own.
  const owners = [EventTarget.prototype, window].filter((owner) =>
    Object.hasOwn(owner, "addEventListener"),
  );
  for (const owner of owners) {
    for (const [name, step] of Object.entries({
      addEventListener: add,
      removeEventListener: remove,
    })) {
      replace(undo, owner, {
        name,
        by: (old) =>
          function (this: EventTarget | undefined, ...parts) {
            step(toListener(this ?? window, parts), optionsOf(parts[2]));
            return old.apply(this ?? window, parts);
          },
      });
    }
  }
  // A node that came and went takes its listeners with it.
  const isGone = ({ target }: Listener): boolean =>
    target instanceof Node && !target.isConnected && target !== document && !before.has(target);
  return () =>
    [...listeners]
      .filter((listener) => !isGone(listener))
      .map(({ target, type }) => `a listener for "${type}" on ${nameOf(target)}`);
}

function toListener(target: EventTarget, [type, callback, options]: unknown[]): Listener {
  return { target, type: String(type), callback, capture: optionsOf(options).capture ?? false };
}

function optionsOf(options: unknown): AddEventListenerOptions {
  return typeof options === "boolean" ? { capture: options } : (options ?? {});
}

/** Timers and frames: what one function hands out, it takes itself when run, or another takes back. */
function trackHandles(
  undo: Undo[],
  [start, stop, phrase]: [string, string, string],
): () => string[] {
  const open = new Set<unknown>();
  replace(undo, window, {
    name: start,
    by:
      (old) =>
      (run, ...rest) => {
        const repeats = start === "setInterval";
        const handle = old.call(
          window,
          (...parts: unknown[]) => {
            if (!repeats) open.delete(handle);
            (run as Callable)(...parts);
          },
          ...rest,
        );
        open.add(handle);
        return handle;
      },
  });
  replace(undo, window, {
    name: stop,
    by: (old) => (handle) => {
      open.delete(handle);
      return old.call(window, handle);
    },
  });
  return () => [...open].map((handle) => `the ${phrase} ${String(handle)}`);
}

function trackObserver(
  undo: Undo[],
  observer: { name: string; prototype: object },
): () => string[] {
  const watched = new Map<unknown, Set<unknown>>();
  const targetsOf = (one: unknown): Set<unknown> => {
    const targets = watched.get(one) ?? new Set();
    watched.set(one, targets);
    return targets;
  };
  const steps: Record<string, (one: unknown, target: unknown) => unknown> = {
    observe: (one, target) => targetsOf(one).add(target),
    unobserve: (one, target) => targetsOf(one).delete(target),
    disconnect: (one) => watched.delete(one),
  };
  for (const [name, step] of Object.entries(steps)) {
    if (!(name in observer.prototype)) continue;
    replace(undo, observer.prototype, {
      name,
      by: (old) =>
        function (this: unknown, ...parts) {
          step(this, parts[0]);
          return old.apply(this, parts);
        },
    });
  }
  return () =>
    [...watched.values()].flatMap((targets) =>
      [...targets].map((target) => `a ${observer.name} on ${nameOf(target)}`),
    );
}

/** A short name for a listener's target or an observed element. */
function nameOf(target: unknown): string {
  if (target instanceof Element) return (target.cloneNode() as Element).outerHTML.slice(0, 120);
  return Object.prototype.toString.call(target).slice(8, -1);
}
