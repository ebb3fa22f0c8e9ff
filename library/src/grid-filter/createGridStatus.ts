import { announce } from "../browser/announce.ts";
import { type CountLabels, countText } from "../browser/countText.ts";
import type { Stop } from "../browser/stop.ts";
import { gridLabels } from "./gridLabels.ts";

export type GridStatus = {
  /** Shows how many there are; said aloud only where someone has asked. */
  readonly show: (count: number, isAsked: boolean) => void;
  readonly stop: Stop;
};

/**
 * How many items are left: in the element that names the grid in `data-grid-status`, whose `data-none`,
 * `data-one`, `data-other` … are the texts; without one, in a line of its own that is there as long
 * as nothing is left.
 */
export function createGridStatus(grid: HTMLElement, labels: Partial<CountLabels>): GridStatus {
  const { ownerDocument: document } = grid;
  const own = `[data-grid-status="${CSS.escape(grid.id)}"]`;
  const found = grid.id ? document.querySelector<HTMLElement>(own) : null;
  const line = found ?? document.createElement("p");
  const before = line.textContent;
  const all = { ...gridLabels, ...line.dataset, ...labels };
  if (!found) line.dataset.gridStatus = grid.id;
  return {
    show(count, isAsked) {
      const language = grid.closest<HTMLElement>("[lang]")?.lang ?? "";
      const text = countText(count, all, language);
      if (line.textContent !== text) line.textContent = text;
      if (isAsked) announce(document, text);
      if (found) return;
      if (count > 0) line.remove();
      else grid.after(line);
    },
    stop() {
      if (found) line.textContent = before;
      else line.remove();
    },
  };
}
