import { listen } from "../browser/listen.ts";
import { nextFrame } from "../browser/nextFrame.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";

/**
 * Rows of a theme that are as wide as the window, `panel-row-style-wide-…` and `kt-custom-row-full`
 * with their content in its place, `kt-custom-row-full-stretch` with its content, in windows of 992 px
 * and more. stretched-row.css does that by itself, but for what styles cannot know: how wide the
 * window's scrollbar is, by which both edges would else be cut off.
 */
export function createStretchedRow(element: HTMLElement): Stop {
  const view = windowOf(element);
  const { documentElement } = view.document;
  let stopFrame: Stop = () => {};
  const measure = (): void => {
    stopFrame();
    // All rows at once, when the page is about to be laid out anyway.
    stopFrame = nextFrame(view, () => {
      // Its box leaves room for a scrollbar that is not there yet, too.
      const scrollbar = view.innerWidth - documentElement.getBoundingClientRect().width;
      element.style.setProperty("--vitrine-scrollbar", `${scrollbar}px`);
    });
  };
  const restore = rememberAttributes(element, ["style"]);
  measure();
  return stopAll(restore, () => stopFrame(), listen(view, { resize: measure }));
}
