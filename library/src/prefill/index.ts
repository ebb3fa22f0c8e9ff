export { ACCOUNT_FIELDS_COOKIE, type AccountField } from "../browser/accountFields.ts";
export { browserFlags } from "./browserFlags.ts";
export {
  COMPLETE_TYPES,
  type CompleteSources,
  type CompleteType,
  completeValue,
} from "./completeValue.ts";
export {
  ACCOUNT_FIELDS_LIFE,
  type AccountFieldsOptions,
  createAccountFields,
} from "./createAccountFields.ts";
export { createPrefill, type PrefillPage } from "./createPrefill.ts";
export { formatTime } from "./formatTime.ts";
export { Prefill, type PrefillProps } from "./Prefill.tsx";
export type { PrefillSettings } from "./readPrefill.ts";
