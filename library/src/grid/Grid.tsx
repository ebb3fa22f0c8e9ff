import { type ComponentProps, useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { createGrid } from "./createGrid.ts";
import type { GridOptions } from "./readGrid.ts";

export type GridProps = ComponentProps<"div"> & Partial<GridOptions>;

/**
 * A grid of whatever is in it. How wide items are, and so how many stand side by side, is up to the
 * page's own styles; `--vitrine-grid-gap` is the space between them.
 */
export function Grid({ itemSelector, layoutStyle, className, ...rest }: GridProps) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads them from the markup.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "grid", () => createGrid(element));
  }, [itemSelector, layoutStyle]);
  return (
    <div
      {...rest}
      ref={ref}
      className={className ? `init-isotope ${className}` : "init-isotope"}
      data-grid=""
      data-iso-selector={itemSelector}
      data-iso-style={layoutStyle}
    />
  );
}
