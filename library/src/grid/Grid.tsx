import { type ComponentProps, useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { stopAll } from "../browser/stop.ts";
import { createFadeIn } from "./createFadeIn.ts";
import { createGrid } from "./createGrid.ts";
import type { GridOptions } from "./readGrid.ts";

export type GridProps = ComponentProps<"div"> &
  Partial<GridOptions> & {
    /** Whether items with the class `kt_item_fade_in` fade in when they are first seen. Default false. */
    readonly fadesIn?: boolean;
    /** Whether all items of a row are as high as the highest, in place of a layout. Default false. */
    readonly matchesHeight?: boolean;
  };

/**
 * A grid of whatever is in it. How wide items are, and so how many stand side by side, is up to the
 * page's own styles; `--vitrine-grid-gap` is the space between them.
 */
export function Grid(props: GridProps) {
  const { itemSelector, layoutStyle, fadesIn, matchesHeight, className, ...rest } = props;
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads them from the markup.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return stopAll(
      startOnce(element, "grid", () => createGrid(element)),
      fadesIn ? startOnce(element, "fade-in", () => createFadeIn(element)) : () => {},
    );
  }, [itemSelector, layoutStyle, fadesIn, matchesHeight]);
  return (
    <div
      {...rest}
      ref={ref}
      className={className ? `init-isotope ${className}` : "init-isotope"}
      data-grid=""
      data-iso-selector={itemSelector}
      data-iso-style={layoutStyle}
      data-iso-match-height={matchesHeight ? "1" : undefined}
      data-fade-in={fadesIn ? "1" : undefined}
    />
  );
}
