import { shortSelector } from "../browser/shortSelector.ts";
import { warn } from "../browser/warn.ts";
import { COMPLETE_TYPES, type CompleteType } from "./completeValue.ts";

export type PrefillSettings = {
  /** Undefined where only the default holds. */
  readonly type: CompleteType | undefined;
  readonly key: string;
  /** Where there is no other value. */
  readonly fallback: string;
  /** Whether the field is hidden as long as it has a value. */
  readonly hides: boolean;
};

/** `data-complete-type`, `data-complete-value`, `default-value` and `data-hide` of a field. */
export function readPrefill(field: HTMLElement): PrefillSettings {
  const { completeType = "", completeValue = "", hide } = field.dataset;
  const type = COMPLETE_TYPES.find((one) => one === completeType);
  if (completeType && !type) {
    warn(
      `data-complete-type of ${shortSelector(field)} is "${completeType}", so only its default value holds. It may be ${COMPLETE_TYPES.join(", ")}.`,
      field,
    );
  }
  return {
    type,
    key: completeValue,
    fallback: field.getAttribute("default-value") ?? "",
    hides: hide !== undefined && hide !== "0",
  };
}
