import type { FieldValues } from "./FieldValues.ts";

/** Whether a value has fields. */
export function isObject(value: unknown): value is FieldValues {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
