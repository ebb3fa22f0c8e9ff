export { FADE_LAST, FADE_STEP, FADE_TIME, fadeDelay } from "../browser/fadeIn.ts";
export { createFadeIn } from "./createFadeIn.ts";
export { createGrid, GRID_RESIZE_DELAY } from "./createGrid.ts";
export { Grid, type GridProps } from "./Grid.tsx";
export {
  type GridSize,
  type GridSpace,
  placeItems,
} from "./placeItems.ts";
export {
  GRID_STYLES,
  type GridOptions,
  type GridStyle,
  gridDefaults,
  readGrid,
} from "./readGrid.ts";
