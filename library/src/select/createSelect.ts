import { onResize } from "../browser/onResize.ts";
import { onWindowWidth } from "../browser/onWindowWidth.ts";
import { shortSelector } from "../browser/shortSelector.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";
import { isCustomSelect } from "./isCustomSelect.ts";

/** How both generations of Select2 mark a select that they have hidden behind a menu of theirs. */
const TAKEN = ".select2-offscreen,.select2-hidden-accessible";

/** What select.css reads: the room that the select took before. */
const SIZE = "--vitrine-select-native-";

/**
 * Shows a select and its options in the page's look, in wide windows and not on phones and tablets
 * (see `isCustomSelect`), as the window is now. It stays the browser's own select: CSS alone gives it
 * another look, so keys, typing ahead, screen readers, label, validation, posting and whatever
 * scripts do with it are as ever. It takes exactly the room that it had. Where the browser cannot,
 * where several can be chosen, or Select2 is in charge, nothing is done.
 *
 * State, on the element: `data-vitrine-select` while it is custom. Open, focused and disabled are the
 * browser's `:open`, `:focus-within` and `:disabled`.
 */
export function createSelect(element: HTMLElement): Stop {
  const { multiple, size } = element as HTMLSelectElement;
  const view = windowOf(element);
  if (multiple || size > 1 || !view.CSS.supports("appearance:base-select")) return () => {};
  if (element.matches(TAKEN)) {
    warn(`select: Select2 shows ${shortSelector(element)}, so it is left to that.`, element);
    return () => {};
  }
  let restore: Stop | undefined;
  const follow = (width: number): void => {
    if (!isCustomSelect(width, view.navigator.userAgent)) restore = void restore?.();
    else restore ??= showCustom(element);
  };
  follow(view.innerWidth);
  return stopAll(() => restore?.(), onWindowWidth(view, follow));
}

/** Once it is seen: what is hidden, as in a closed tab, has no size that could be kept. */
function showCustom(element: HTMLElement): Stop {
  const { style, dataset } = element;
  // Told when the page is laid out and not yet painted: that costs no layout, and no flash.
  const unmeasure = onResize(element, ({ inlineSize, blockSize }) => {
    if (!inlineSize) return;
    unmeasure();
    style.setProperty(`${SIZE}inline-size`, `${inlineSize}px`);
    style.setProperty(`${SIZE}block-size`, `${blockSize}px`);
    dataset.vitrineSelect = "";
  });
  return stopAll(() => {
    style.removeProperty(`${SIZE}inline-size`);
    style.removeProperty(`${SIZE}block-size`);
    if (!element.getAttribute("style")) element.removeAttribute("style");
    delete dataset.vitrineSelect;
  }, unmeasure);
}
