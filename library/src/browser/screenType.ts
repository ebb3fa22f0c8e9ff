/** The three kinds of screen that page authors set behaviours for (specification, section 2). */
export type ScreenType = "mobile" | "tablet" | "desktop";

/** Widest window, in CSS pixels, that counts as mobile (specification, sections 2 and 9). */
export const MOBILE_MAX_WIDTH = 767;
/** Widest window, in CSS pixels, that counts as tablet (specification, sections 2 and 9). */
export const TABLET_MAX_WIDTH = 1023;

/** The screen type of a window this many CSS pixels wide. */
export function screenType(width: number): ScreenType {
  if (width <= MOBILE_MAX_WIDTH) return "mobile";
  return width <= TABLET_MAX_WIDTH ? "tablet" : "desktop";
}

/** Which suffixes are looked up on which screen, the most exact first; last comes the bare name. */
const SUFFIXES: Record<ScreenType, readonly string[]> = {
  mobile: ["-m", "-t", "-d", ""],
  tablet: ["-t", "-d", ""],
  desktop: ["-d", ""],
};

/**
 * An attribute that authors may set per device, as in `data-switch-on-scroll-t`: the one for this
 * screen, else that of the next wider one, else the bare name. Undefined where none is set.
 */
export function attributeForScreen(
  element: Element,
  name: string,
  screen: ScreenType,
): string | undefined {
  for (const suffix of SUFFIXES[screen]) {
    const value = element.getAttribute(name + suffix);
    if (value !== null) return value;
  }
  return undefined;
}
