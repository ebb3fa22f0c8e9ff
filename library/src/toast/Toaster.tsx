import { useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { createOwnToast } from "./createOwnToast.ts";
import type { ToastOptions } from "./runToast.ts";

/** Where in the window a toast stands; on narrow windows left and right are the centre. */
export type ToastPosition = `${"top" | "middle" | "bottom"}-${"left" | "center" | "right"}`;

/** The way a toast moves when it comes; it goes the same way back. */
export type ToastAnimation = "down" | "up" | "left" | "right" | "none";

export type ToasterProps = Partial<ToastOptions> & {
  /** What its close button is called. Default "Close". */
  readonly closeLabel?: string;
  /** Default at the bottom, in the centre. */
  readonly position?: ToastPosition;
  /** Default "none". */
  readonly animation?: ToastAnimation;
};

/** The place where a page shows its toasts; one a page. Ask for them with `toast()`. */
export function Toaster(props: ToasterProps) {
  const { closeLabel = "Close", duration, assertive, position, animation } = props;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const options = {
      ...(duration !== undefined && { duration }),
      ...(assertive !== undefined && { assertive }),
    };
    return startOnce(element, "toast", () => createOwnToast(element, options));
  }, [duration, assertive]);
  return (
    <div
      ref={ref}
      data-toast=""
      // In the markup, too: on a page that React only wrote, the runtime reads it there.
      data-timer={duration}
      data-position={position}
      data-animation={animation}
      popover="manual"
    >
      <span data-toast-icon="" />
      <span data-toast-text="" />
      <button type="button" data-toast-close="" aria-label={closeLabel}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
