export { TOAST_EVENT, toast } from "../browser/toast.ts";
export {
  type ToastInput,
  type ToastMessage,
  type ToastState,
  toastMessage,
} from "../browser/toastMessage.ts";
export { createToast, type ToastOptions, type ToastPage, toastDefaults } from "./createToast.ts";
export { type ToastAnimation, Toaster, type ToasterProps, type ToastPosition } from "./Toaster.tsx";
