import { windowOf } from "../browser/windowOf.ts";

export type Surroundings = {
  /** The lowest a bottom edge gets by `position: sticky`, in CSS pixels of the window as it is scrolled. */
  readonly reach: number;
  /** Whether `position: fixed` holds on to the window. */
  readonly canFix: boolean;
};

/** Properties by which an ancestor takes the window's place for `position: fixed`. */
const TRAPS = [
  "transform",
  "translate",
  "rotate",
  "scale",
  "perspective",
  "filter",
  "backdrop-filter",
];

/** What the elements around this one let it do. */
export function readSurroundings(element: HTMLElement): Surroundings {
  const view = windowOf(element);
  const { documentElement: root, body } = element.ownerDocument;
  // Unless the root has an overflow of its own, the window takes the body's.
  const isWindows = (one: Element): boolean =>
    one === root || (one === body && view.getComputedStyle(root).overflow === "visible");
  const own = view.getComputedStyle(element).position;
  let canStick = own !== "absolute" && own !== "fixed";
  let canFix = true;
  for (let one = element.parentElement; one && one !== root; one = one.parentElement) {
    const style = view.getComputedStyle(one);
    if (/auto|scroll|hidden/.test(style.overflow) && !isWindows(one)) canStick = false;
    const isTrap = TRAPS.some((name) => !/^(none)?$/.test(style.getPropertyValue(name)));
    if (isTrap || /paint|layout|strict|content/.test(style.contain)) canFix = false;
  }
  return { reach: canStick ? contentBottom(boxAround(element)) : Number.NEGATIVE_INFINITY, canFix };
}

/** The bottom of what is inside an element's padding, in CSS pixels of the window as it is scrolled. */
export function contentBottom(element: Element | undefined): number {
  if (!element) return Number.NEGATIVE_INFINITY;
  const { paddingBottom, borderBottomWidth } = windowOf(element).getComputedStyle(element);
  return (
    element.getBoundingClientRect().bottom -
    Number.parseFloat(paddingBottom) -
    Number.parseFloat(borderBottomWidth)
  );
}

/** The parent that limits `position: sticky`; none in a grid, where a cell of it does. */
function boxAround(element: Element): Element | undefined {
  const parent = element.parentElement;
  if (!parent) return undefined;
  const { display } = windowOf(parent).getComputedStyle(parent);
  if (display === "contents") return boxAround(parent);
  return /grid|inline$/.test(display) ? undefined : parent;
}
