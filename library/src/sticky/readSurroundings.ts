import { windowOf } from "../browser/windowOf.ts";

export type Surroundings = {
  /** Whether `position: sticky` holds on to the window, as far as the parent goes. */
  readonly canStick: boolean;
  /** Whether `position: fixed` does. */
  readonly canFix: boolean;
};

/** Properties by which an ancestor takes the window's place for `position: fixed`. */
const TRAPS = ["transform", "translate", "perspective", "filter"] as const;

/** What the elements around this one let it do. */
export function readSurroundings(element: HTMLElement): Surroundings {
  const { getComputedStyle, document } = windowOf(element);
  const { documentElement: root, body } = document;
  const own = getComputedStyle(element).position;
  let canStick = own !== "absolute" && own !== "fixed";
  let canFix = true;
  for (let one = element.parentElement; one && one !== root; one = one.parentElement) {
    const style = getComputedStyle(one);
    // Unless the root has an overflow of its own, the window takes the body's.
    const isWindows = one === body && getComputedStyle(root).overflow === "visible";
    if (/auto|scroll|hidden/.test(style.overflow) && !isWindows) canStick = false;
    // In a grid the parent's cells are the limit, which nothing tells.
    if (one === element.parentElement && style.display.includes("grid")) canStick = false;
    if (TRAPS.some((name) => (style[name] || "none") !== "none")) canFix = false;
  }
  return { canStick, canFix };
}
