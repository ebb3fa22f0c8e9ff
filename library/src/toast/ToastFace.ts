import type { Stop } from "../browser/stop.ts";
import type { ToastMessage } from "../browser/toastMessage.ts";

/** How an element shows its messages. */
export type ToastFace = {
  readonly show: (message: ToastMessage) => void;
  readonly hide: () => void;
  readonly undo: Stop;
};
