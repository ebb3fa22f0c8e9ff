import { findTarget } from "../browser/findTarget.ts";
import { readJsonAttribute } from "../browser/readJsonAttribute.ts";
import type { ScreenType } from "../browser/screenType.ts";
import { type Bag, numberWithin, text } from "../browser/values.ts";
import { wordOf } from "../browser/wordOf.ts";

/** Stays in view while the page scrolls, or goes on the way down and comes back on the way up. */
export type StickyMode = "sticky" | "appear";
/** Until where: the end of the page, of the element's container, or before another element. */
export type StickyEnd = "default" | "parent" | "element";
/** The edge of the window it sticks to. */
export type StickyPosition = "top" | "bottom";

export type StickyOptions = {
  /** Default "sticky". */
  readonly mode: StickyMode;
  /** Distance from that edge of the window in CSS pixels, 0 to 500. Default 0. */
  readonly top: number;
  /** Default "default". */
  readonly end: StickyEnd;
  /** The id of the element that ends it, with or without `#`, where the end is "element". */
  readonly endId?: string | undefined;
  /** Default "top". */
  readonly position: StickyPosition;
  /** The screens on which it stays in its place. Default none. */
  readonly disabled: readonly ScreenType[];
};

export type StickySettings = Omit<StickyOptions, "endId" | "disabled"> & {
  /** Screens, and whatever else its author wrote there. */
  readonly disabled: readonly unknown[];
  readonly endElement?: HTMLElement | undefined;
};

/** With what only the element tells: whether it is what holds a header. */
export type ElementSettings = StickySettings & { readonly isHeader: boolean };

export const stickyDefaults: StickyOptions = {
  mode: "sticky",
  top: 0,
  end: "default",
  position: "top",
  disabled: [],
};

/** Furthest from the edge of the window, in CSS pixels, as in the real editor. */
export const MAX_STICKY_TOP = 500;
export const STICKY_MODES: readonly [StickyMode, ...StickyMode[]] = ["sticky", "appear"];
export const STICKY_ENDS: readonly [StickyEnd, ...StickyEnd[]] = ["default", "parent", "element"];
export const STICKY_POSITIONS: readonly [StickyPosition, ...StickyPosition[]] = ["top", "bottom"];

/** The attribute that the page builder writes, and StickyOptions as it writes them. */
export const STICKY_ATTRIBUTE = "data-tve-scroll";

/** What the page builder would write into `data-tve-scroll` for these options. */
export function stickyAttribute(options: Partial<StickyOptions>): string {
  const { mode, top, end, endId, position, disabled } = { ...stickyDefaults, ...options };
  return JSON.stringify({
    mode,
    top: String(top),
    end: end === "default" ? "" : end,
    ...(endId !== undefined && { el_id: endId }),
    stickyPosition: position,
    disabled,
  });
}

/**
 * The settings that an element's attribute gives it; those of the options come first. What is
 * unknown is named in one warning and counts as the default; an end that is not on the page counts
 * as none. Undefined where the attribute asks for something else (parallax) or cannot be read.
 */
export function readSticky(
  element: HTMLElement,
  options: Partial<StickyOptions> = {},
): StickySettings | undefined {
  const found = readJsonAttribute(element, STICKY_ATTRIBUTE);
  if (found?.mode === "parallax" || (!found && element.hasAttribute(STICKY_ATTRIBUTE))) {
    return undefined;
  }
  const read = { ...readOptions(element, found ?? {}), ...options };
  const { endId, ...settings } = read;
  if (settings.end !== "element") return settings;
  const endElement = findTarget(element, "el_id", endId);
  return endElement ? { ...settings, endElement } : { ...settings, end: "default" };
}

function readOptions(
  element: HTMLElement,
  found: Bag,
): Omit<StickyOptions, "disabled"> & { readonly disabled: readonly unknown[] } {
  const pick = <T extends string>(name: string, words: readonly [T, ...T[]]): T =>
    wordOf(words, { element, name, value: found[name] }) ?? words[0];
  return {
    mode: pick("mode", STICKY_MODES),
    top: numberWithin(found.top, { min: 0, max: MAX_STICKY_TOP, fallback: 0 }),
    end: pick("end", STICKY_ENDS),
    endId: text(found.el_id),
    position: pick("stickyPosition", STICKY_POSITIONS),
    // PHP prints a list with a gap as an object.
    disabled: Object.values(found.disabled ?? {}),
  };
}
