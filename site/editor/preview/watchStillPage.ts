import { linkAway } from "../../preview/linkAway.ts";
import { type Selection, watchSelection } from "../../preview/watchSelection.ts";

export type StillPageEvents = {
  readonly onSelect: (selection: Selection) => void;
  readonly onLink: (href: string) => void;
};

/** Does from outside, for a preview without scripts, what else its own script does. */
export function watchStillPage(page: Window, { onSelect, onLink }: StillPageEvents): void {
  watchSelection(page, onSelect);
  page.addEventListener("click", (event) => {
    const href = linkAway(event);
    if (href === undefined) return;
    event.preventDefault();
    onLink(href);
  });
}
