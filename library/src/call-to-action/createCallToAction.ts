import { nextFrame } from "../browser/nextFrame.ts";
import { onResize } from "../browser/onResize.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { numberWithin } from "../browser/values.ts";
import { warnSetting } from "../browser/warnSetting.ts";
import { windowOf } from "../browser/windowOf.ts";
import {
  type CallToActionSizes,
  callToActionSize,
  LINE_SHARE,
  TITLE_SHARE,
} from "./callToActionSize.ts";

/** The smallest and the largest text that an author may ask for, in CSS pixels. */
const SIZES = { min: 1, max: 500 };

/**
 * Makes a theme's call to action as large as it has room: the lines of `.kt-ctaw`, between their
 * `data-min-size` and `data-max-size`, by their own width; see `callToActionSize`. What `CallToAction`
 * writes needs no script for that: see call-to-action.css.
 */
export function createCallToAction(element: HTMLElement): Stop {
  const sizes = readSizes(element);
  if (!sizes) return () => {};
  const view = windowOf(element);
  let stopFrame: Stop = () => {};
  return stopAll(
    rememberAttributes(element, ["style"]),
    onResize(element, ({ inlineSize }) => {
      stopFrame();
      // Within the turn that tells of sizes, a browser would report its new height as an error.
      stopFrame = nextFrame(view, () => {
        element.style.fontSize = `${callToActionSize(inlineSize, sizes)}px`;
      });
    }),
    () => stopFrame(),
  );
}

/** Undefined, with one warning, where a size is none. */
function readSizes(element: HTMLElement): CallToActionSizes | undefined {
  const { minSize, maxSize } = element.dataset;
  const [min = Number.NaN, max = Number.NaN] = [minSize, maxSize]
    .map((size) => numberWithin(size, { ...SIZES, fallback: Number.NaN }))
    .sort((one, other) => one - other);
  if (Number.isNaN(min + max)) {
    warnSetting(element, "data-min-size or data-max-size", "is not a number. Write pixels.");
    return undefined;
  }
  const isTitle = element.classList.contains("kt-call-to-action-title");
  return { min, max, share: isTitle ? TITLE_SHARE : LINE_SHARE };
}
