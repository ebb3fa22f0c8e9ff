export { createSwitchingHeader } from "./createSwitchingHeader.ts";
export { SwitchingHeader, type SwitchingHeaderProps } from "./SwitchingHeader.tsx";
export { SWITCH_DEFAULT, switchAt } from "./switchAt.ts";
