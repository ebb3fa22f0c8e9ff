import type { Stop } from "../browser/stop.ts";
import type { ToastMessage } from "../browser/toastMessage.ts";

/** How an element shows its messages. */
export type ToastFace = {
  /** What the author wrote where the message goes, to be shown in a preview. */
  readonly sample: string;
  readonly show: (message: ToastMessage) => void;
  readonly hide: () => void;
  readonly undo: Stop;
};
