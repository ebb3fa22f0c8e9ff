export { WIDE_ABOVE } from "../browser/isWideWindow.ts";
export { adminBarTop } from "./adminBarTop.ts";
export { createStickyHeader, type StickyHeaderOptions } from "./createStickyHeader.ts";
export { createSwitchingHeader } from "./createSwitchingHeader.ts";
export { createThemeHeader } from "./createThemeHeader.ts";
export { headerHeight, type Shrinking } from "./headerHeight.ts";
export { StickyHeader, type StickyHeaderProps } from "./StickyHeader.tsx";
export { SwitchingHeader, type SwitchingHeaderProps } from "./SwitchingHeader.tsx";
export { SWITCH_DEFAULT, switchAt } from "./switchAt.ts";
