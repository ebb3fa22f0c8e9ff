import { shortSelector } from "../browser/shortSelector.ts";
import { px, styleOf } from "../browser/styleOf.ts";
import { warn } from "../browser/warn.ts";
import { collapsedMargin } from "./collapsedMargin.ts";
import type { ElementSettings } from "./readSticky.ts";
import type { StickyBox } from "./stickyLimits.ts";
import type { StickyWindow } from "./stickyPage.ts";

/** What `end: "parent"` means: a column, a box, a section or the page's content. */
const CONTAINER = ".tcb-col,.tve-cb,.tve-page-section-in,#tve_editor,.theme-section";

/** Properties by which an ancestor takes the window's place for `position: fixed`. */
const TRAPS = ["transform", "translate", "perspective", "filter"] as const;

export type MeasuredBox = StickyBox & {
  readonly zIndex: number;
  /** How much of its children's margin stands above it, and is in it once it is fixed. */
  readonly lift: number;
};

/** Measures an element in its place. Undefined where it is not to stick: hidden, or switched off. */
export function readStickyBox(
  element: HTMLElement,
  { mode, disabled, end, endElement, isHeader }: ElementSettings,
  { screen, top: scrolled }: StickyWindow,
): MeasuredBox | undefined {
  const { top, left, width, height } = element.getBoundingClientRect();
  const isHidden = height === 0 || element.classList.contains(`tcb-${screen}-hidden`);
  if (isHidden || disabled.includes(screen)) return undefined;
  const own = styleOf(element);
  const [canStick, canFix] = readSurroundings(element, own);
  const parent = element.parentElement ?? element;
  // How low its bottom edge gets inside another's padding.
  const within = (one: Element): number => {
    const style = styleOf(one);
    const rim = px(style, "padding-bottom") + px(style, "border-bottom-width");
    return one.getBoundingClientRect().bottom + scrolled - rim - px(own, "margin-bottom");
  };
  // What comes and goes has no end, and is not left to its parent.
  const stays = mode === "sticky";
  let last = Number.POSITIVE_INFINITY;
  if (stays && end === "parent") last = within(parent.closest(CONTAINER) ?? parent);
  if (stays && endElement?.isConnected) last = endElement.getBoundingClientRect().top + scrolled;
  return {
    top: top + scrolled,
    left,
    width,
    height,
    // A header may switch to another height, which its place must not have.
    reach: stays && canStick && !isHeader ? within(parent) : Number.NEGATIVE_INFINITY,
    end: last,
    canFix,
    zIndex: px(own, "z-index"),
    lift: collapsedMargin(element, "top"),
  };
}

/** What the elements around this one let it do: go with its parent, and be fixed to the window. */
function readSurroundings(
  element: HTMLElement,
  { position }: CSSStyleDeclaration,
): [canStick: boolean, canFix: boolean] {
  const { documentElement: root, body } = element.ownerDocument;
  const parent = element.parentElement;
  let canStick = !/absolute|fixed/.test(position);
  let canFix = true;
  for (let one = parent; one && one !== root; one = one.parentElement) {
    const style = styleOf(one);
    // Unless the root has an overflow of its own, the window takes the body's.
    const isWindows = one === body && styleOf(root).overflow === "visible";
    if (!isWindows && /auto|scroll|hidden/.test(style.overflow)) canStick = false;
    // In a grid the parent's cells are the limit, which nothing tells.
    if (one === parent && style.display.includes("grid")) canStick = false;
    if (TRAPS.some((name) => style[name] !== "none")) canFix = false;
  }
  if (!canStick && !canFix) {
    warn(
      `${shortSelector(element)} cannot stick inside what is transformed and cuts off. Move it out.`,
      element,
    );
  }
  return [canStick, canFix];
}
