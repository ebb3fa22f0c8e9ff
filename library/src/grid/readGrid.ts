import { isSelector } from "../browser/isSelector.ts";
import { shortSelector } from "../browser/shortSelector.ts";
import { warn } from "../browser/warn.ts";

/**
 * How items lie: "masonry" puts each below whatever ends highest, "fitRows" fills row after row.
 */
export const GRID_STYLES = ["masonry", "fitRows"] as const;

export type GridStyle = (typeof GRID_STYLES)[number];

export type GridOptions = {
  /** Which children of the grid are items. Default all. */
  readonly itemSelector: string;
  /** Default "masonry". */
  readonly layoutStyle: GridStyle;
};

export const gridDefaults: GridOptions = { itemSelector: "*", layoutStyle: "masonry" };

/**
 * What an author wrote into `data-iso-selector` and `data-iso-style`. A selector that is none, or a
 * style that does not exist, is the default, each with one warning.
 */
export function readGrid(element: Element): GridOptions {
  const read = (name: string, fallback: string, isOne: (value: string) => boolean): string => {
    const value = element.getAttribute(`data-iso-${name}`) || fallback;
    if (isOne(value)) return value;
    warn(
      `grid: "${value}" on ${shortSelector(element)} is no ${name}, so ${fallback} is taken.`,
      element,
    );
    return fallback;
  };
  const { itemSelector, layoutStyle } = gridDefaults;
  // For the theme's third style, of mosaics, masonry stands in.
  const styles: readonly string[] = [...GRID_STYLES, "packery"];
  const isStyle = (text: string): boolean => styles.includes(text);
  return {
    itemSelector: read("selector", itemSelector, (text) => isSelector(element, text)),
    layoutStyle: read("style", layoutStyle, isStyle) === "fitRows" ? "fitRows" : layoutStyle,
  };
}
