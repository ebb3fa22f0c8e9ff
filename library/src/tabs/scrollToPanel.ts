import { COVERED } from "../browser/coveredHeight.ts";
import { glide } from "../browser/glide.ts";
import type { Stop } from "../browser/stop.ts";
import { px, styleOf } from "../browser/styleOf.ts";
import { windowOf } from "../browser/windowOf.ts";
import { tabScrollGoal } from "./tabScrollGoal.ts";

/** How long the way to a panel takes, in milliseconds; at once where reduced motion is preferred. */
export const TAB_SCROLL_DURATION = 400;

/** Brings a panel to stand at its offset from the window's top, or from a header that sticks there. */
export function scrollToPanel(panel: HTMLElement): Stop {
  const view = windowOf(panel);
  const { documentElement, scrollingElement } = view.document;
  const scroller = scrollingElement ?? documentElement;
  return glide(view, {
    scroller,
    duration: TAB_SCROLL_DURATION,
    goal: () =>
      tabScrollGoal({
        panelTop: panel.getBoundingClientRect().top,
        scrollTop: scroller.scrollTop,
        headerHeight: stuckHeight(view.document),
      }),
  });
}

/** As our header tells the page; of one that the theme's own script sticks, as it is now. */
function stuckHeight({ body, documentElement }: Document): number {
  const told = px(styleOf(documentElement), COVERED);
  if (told > 0) return told;
  const header = body.querySelector("#kad-banner");
  if (body.dataset.sticky !== "1" || !header) return 0;
  const { position } = styleOf(header);
  // One that has not stuck yet scrolls away, or sticks on the way.
  return ["fixed", "sticky"].includes(position) ? header.getBoundingClientRect().height : 0;
}
