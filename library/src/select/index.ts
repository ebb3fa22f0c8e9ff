export { createSelect } from "./createSelect.ts";
export { isCustomSelect, SELECT_NATIVE_MAX_WIDTH } from "./isCustomSelect.ts";
export { Select, type SelectProps } from "./Select.tsx";
