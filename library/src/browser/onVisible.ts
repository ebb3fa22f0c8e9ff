import { guarded } from "./reportError.ts";
import type { Stop } from "./stop.ts";
import { windowOf } from "./windowOf.ts";

export type VisibleOptions = {
  /** How far outside the window counts as visible, as in CSS. Default "0px". */
  readonly margin?: string;
};

type Hear = (entry: IntersectionObserverEntry) => void;
type Observe = (element: Element, hear: Hear) => Stop;

/** Every copy of the package on a page shares its observers, by their margins. */
const KEY = Symbol.for("vitrine.visible");

/**
 * Tells when an element comes into view and when it leaves, first soon after this call with its
 * state then. An element without a box (`display: contents`) is judged by the first one in it. One
 * observer serves all elements of a page with the same margin, and tells all their changes of a frame
 * in one go, when styles and layout are up to date.
 * @param tell receives where the element is, too, as measured by the browser
 */
export function onVisible(
  element: Element,
  tell: (visible: boolean, box: DOMRectReadOnly) => void,
  { margin = "0px" }: VisibleOptions = {},
): Stop {
  const root: Document & { [KEY]?: Record<string, Observe> } = element.ownerDocument;
  root[KEY] ??= {};
  root[KEY][margin] ??= createHub(root, margin);
  let told: boolean | undefined;
  let stop = root[KEY][margin](element, ({ isIntersecting, boundingClientRect }) => {
    const child = boundingClientRect.height ? null : element.firstElementChild;
    if (child && windowOf(element).getComputedStyle(element).display === "contents") {
      stop();
      stop = onVisible(child, tell, { margin });
    } else if (told !== isIntersecting) {
      // Others who watch the same element make the observer repeat itself.
      told = isIntersecting;
      tell(told, boundingClientRect);
    }
  });
  return () => stop();
}

function createHub(root: Document, rootMargin: string): Observe {
  const hearers = new WeakMap<Element, Set<Hear>>();
  const observer = new (windowOf(root).IntersectionObserver)(
    (entries) => {
      for (const entry of entries) {
        for (const hear of hearers.get(entry.target) ?? []) {
          guarded("visibility", entry.target, () => hear(entry));
        }
      }
    },
    // Without a root, a frame's edge cuts the margin off.
    { root, rootMargin },
  );
  return (element, hear) => {
    const heard = hearers.get(element) ?? new Set();
    hearers.set(element, heard.add(hear));
    // Observing once more makes the observer tell the state, also to those who came later.
    observer.unobserve(element);
    observer.observe(element);
    return () => {
      heard.delete(hear);
      if (heard.size === 0) observer.unobserve(element);
    };
  };
}
