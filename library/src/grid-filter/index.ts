export type { CountLabels } from "../browser/countText.ts";
export { GRID_EVENT, type GridEvent, type GridEventDetail } from "../browser/gridEvents.ts";
export { ALL } from "./createArrangement.ts";
export { GRID_TRANSITION } from "./createGlides.ts";
export { createGridFilter, type GridFilterOptions } from "./createGridFilter.ts";
export { GridFilter, type GridFilterProps } from "./GridFilter.tsx";
export { gridLabels } from "./gridLabels.ts";
export { type GridHandle, gridOf } from "./gridOf.ts";
