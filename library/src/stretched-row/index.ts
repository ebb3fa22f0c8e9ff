export { createStretchedRow } from "./createStretchedRow.ts";
export { StretchedRow, type StretchedRowProps } from "./StretchedRow.tsx";
