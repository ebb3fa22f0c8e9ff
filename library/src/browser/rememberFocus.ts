import type { Stop } from "./stop.ts";

/** What can have the focus, hidden and disabled things included. */
export const FOCUSABLE =
  "a[href],button,input,select,textarea,summary,[tabindex],[contenteditable]";

/**
 * Remembers where the focus is before a container takes it; the stop gives it back: to `wanted`,
 * else to where it was, else (that being gone or hidden) to the nearest thing beside it that can
 * have it. Focus that has meanwhile been put elsewhere on purpose stays there.
 */
export function rememberFocus(container: Element, wanted?: HTMLElement): Stop {
  const document = container.ownerDocument;
  const { body, activeElement: opener } = document;
  const path = pathOf(opener, body);
  return () => {
    const active = document.activeElement as HTMLElement | null;
    // A container that fades out would keep it a while longer.
    if (container.contains(active)) active?.blur();
    else if (active && active !== body && active !== opener) return;
    for (const place of placesToFocus(path, wanted)) {
      // The visitor came from there, so it is in view; a place named by the caller may not be.
      place.focus({ preventScroll: place !== wanted });
      if (document.activeElement === place) return;
    }
  };
}

/** An element and its ancestors below the body, while they still hang together. */
function pathOf(element: Element | null, body: Element): Element[] {
  const path: Element[] = [];
  for (let at = element; at && body.contains(at) && at !== body; at = at.parentElement)
    path.push(at);
  return path;
}

function* placesToFocus(path: readonly Element[], wanted?: HTMLElement): Generator<HTMLElement> {
  if (wanted) yield wanted;
  for (const element of path) {
    yield element as HTMLElement;
    yield* element.querySelectorAll<HTMLElement>(FOCUSABLE);
  }
}
