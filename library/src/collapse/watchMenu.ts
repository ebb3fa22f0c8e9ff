import { isPlaceLink } from "../browser/isPlaceLink.ts";
import { listen } from "../browser/listen.ts";
import { onWindowWidth } from "../browser/onWindowWidth.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { watchOpen } from "./watchOpen.ts";

/**
 * While a theme's phone menu is open: a link to a place on the page closes it, too, and so does a
 * window so wide that its control is not shown any more.
 */
export function watchMenu(control: HTMLElement, panel: HTMLElement): Stop {
  return stopAll(
    watchOpen(control, panel),
    listen(panel, { click: (event) => isPlaceLink(event) && control.click() }),
    onWindowWidth(windowOf(panel), () => control.checkVisibility() || control.click()),
  );
}
