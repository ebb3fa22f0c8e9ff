import { type ComponentProps, useEffect } from "react";
import type { CountLabels } from "../browser/countText.ts";
import { startOnce } from "../browser/startOnce.ts";
import { ALL } from "./createArrangement.ts";
import { createGridFilter } from "./createGridFilter.ts";

export type GridFilterProps = Omit<ComponentProps<"ul">, "children"> & {
  /** The id of the grid, which stands on the page when this is mounted. */
  readonly grid: string;
  /** What can be chosen, by a selector; ALL is every item. */
  readonly filters: readonly { readonly filter: string; readonly label: string }[];
  /** Texts in place of the English ones. */
  readonly labels?: Partial<CountLabels>;
};

/** Buttons that filter a grid, and how many items are left. */
export function GridFilter({ grid, filters, labels, ...rest }: GridFilterProps) {
  useEffect(() => {
    const element = document.getElementById(grid);
    if (!element) return;
    return startOnce(element, "grid-filter", () => createGridFilter(element));
  }, [grid]);
  const texts = Object.entries(labels ?? {}).map(([name, text]) => [`data-${name}`, text]);
  return (
    <>
      <ul {...rest} data-grid-filter={grid}>
        {filters.map(({ filter, label }) => (
          <li key={filter}>
            <button type="button" data-filter={filter} aria-pressed={filter === ALL}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      <p data-grid-status={grid} {...Object.fromEntries(texts)} />
    </>
  );
}
