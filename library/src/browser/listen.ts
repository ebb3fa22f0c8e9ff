import type { Stop } from "./stop.ts";

type Handlers<Events> = { readonly [Name in keyof Events]?: (event: Events[Name]) => void };

/**
 * Listens for events on a target: one handler a type, `listen(button, { click, keydown })`.
 * Options are those of addEventListener and hold for every handler.
 * @returns the stop, which removes exactly these listeners
 */
export function listen(
  target: Window,
  handlers: Handlers<WindowEventMap>,
  options?: AddEventListenerOptions,
): Stop;
export function listen(
  target: Document,
  handlers: Handlers<DocumentEventMap>,
  options?: AddEventListenerOptions,
): Stop;
export function listen(
  target: HTMLElement,
  handlers: Handlers<HTMLElementEventMap>,
  options?: AddEventListenerOptions,
): Stop;
export function listen(
  target: EventTarget,
  handlers: Readonly<Record<string, (event: Event) => void>>,
  options?: AddEventListenerOptions,
): Stop;
export function listen(
  target: EventTarget,
  handlers: object,
  options: AddEventListenerOptions = {},
): Stop {
  // Wrapped, since a target takes one function but once: the first stop would silence a second listen.
  const pairs = Object.entries(handlers as Record<string, EventListener>).map(
    ([type, handler]): [string, EventListener] => [type, (event) => handler(event)],
  );
  for (const [type, handler] of pairs) target.addEventListener(type, handler, options);
  return () => {
    for (const [type, handler] of pairs) target.removeEventListener(type, handler, options);
  };
}
