import type { ToastState } from "../browser/toastMessage.ts";

/** The three ways a message may be meant, in the order in which one stands in for another. */
export const TOAST_STATES: readonly ToastState[] = ["error", "warning", "success"];
