import { linkAway } from "../../preview/linkAway.ts";
import { blockAt } from "../../preview/marks.ts";

export type StillPageEvents = {
  readonly onSelect: (block: string) => void;
  readonly onLink: (href: string) => void;
};

/** Does from outside, for a preview without scripts, what else its own script does. */
export function watchStillPage(page: Document, { onSelect, onLink }: StillPageEvents): void {
  page.addEventListener("click", (event) => {
    const block = blockAt(event.target as Node);
    if (block !== undefined) onSelect(block);
    const href = linkAway(event);
    if (href === undefined) return;
    event.preventDefault();
    onLink(href);
  });
}
