export { createToast, type ToastOptions, toastDefaults } from "./createToast.ts";
export { Toaster, type ToasterProps } from "./Toaster.tsx";
export { TOAST_EVENT, toast } from "./toast.ts";
export {
  type ToastInput,
  type ToastMessage,
  type ToastState,
  toastMessage,
} from "./toastMessage.ts";
