export { toast } from "../browser/toast.ts";
export {
  type ToastInput,
  type ToastMessage,
  type ToastState,
  toastMessage,
} from "../browser/toastMessage.ts";
export { TOAST_EVENT, toastAsked } from "../browser/waitingToasts.ts";
export { createOwnToast } from "./createOwnToast.ts";
export { createToast } from "./createToast.ts";
export type { ToastPage } from "./isPreviewed.ts";
export { type ToastOptions, toastDefaults } from "./runToast.ts";
export { type ToastAnimation, Toaster, type ToasterProps, type ToastPosition } from "./Toaster.tsx";
