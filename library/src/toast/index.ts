export { createToast, type ToastOptions, toastDefaults } from "./createToast.ts";
export { Toast, type ToastProps } from "./Toast.tsx";
export { TOAST_EVENT, toast } from "./toast.ts";
export {
  type ToastInput,
  type ToastMessage,
  type ToastState,
  toastMessage,
} from "./toastMessage.ts";
