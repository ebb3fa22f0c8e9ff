import { listen } from "./listen.ts";
import { type Stop, stopAll } from "./stop.ts";
import { windowOf } from "./windowOf.ts";

/** How an overlay shall open. */
export type OverlayRequest = {
  /** The name of its animation; without it, the overlay's own. */
  readonly animation?: string | undefined;
  /** What the visitor used, to which the focus returns. Default: what has the focus. */
  readonly trigger?: HTMLElement | undefined;
};

/** What an overlay does when it is asked. */
export type OverlayAnswers = {
  readonly open: (request: OverlayRequest) => void;
  readonly close: () => void;
};

/** The event on an overlay that asks it to open; whoever opens it prevents its default. */
const OPEN = "vitrine:open-overlay";
/** The event on the document that asks all overlays to close; its detail is the one that stays. */
const CLOSE = "vitrine:close-overlays";
/** On an overlay: the request that nobody has answered yet. */
const WAITING = Symbol.for("vitrine.overlay");

type Asked = HTMLElement & { [WAITING]?: OverlayRequest };

/**
 * Asks an overlay to open, whichever feature it belongs to. May be called at any time: one that
 * has not started yet opens once it has.
 */
export function requestOverlay(overlay: HTMLElement, request: OverlayRequest = {}): void {
  const { CustomEvent } = windowOf(overlay);
  const event = new CustomEvent(OPEN, { detail: request, cancelable: true });
  if (overlay.dispatchEvent(event)) (overlay as Asked)[WAITING] = request;
}

/** Asks every open overlay to close, save one. */
export function closeOverlays(document: Document, but?: HTMLElement): void {
  const { CustomEvent } = windowOf(document);
  document.dispatchEvent(new CustomEvent(CLOSE, { detail: but }));
}

/** Answers for an overlay what others ask of it, first what was asked before. */
export function answerOverlay(overlay: HTMLElement, { open, close }: OverlayAnswers): Stop {
  const asked: Asked = overlay;
  const stop = stopAll(
    listen(overlay, {
      [OPEN](event: Event) {
        event.preventDefault();
        open((event as CustomEvent<OverlayRequest>).detail);
      },
    } as Record<string, (event: Event) => void>),
    listen(overlay.ownerDocument, {
      [CLOSE](event: Event) {
        if ((event as CustomEvent<unknown>).detail !== overlay) close();
      },
    } as Record<string, (event: Event) => void>),
  );
  const waiting = asked[WAITING];
  delete asked[WAITING];
  if (waiting) open(waiting);
  return stop;
}
