import { useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { createToast, type ToastOptions } from "./createToast.ts";

export type ToasterProps = Partial<ToastOptions> & {
  /** What its close button is called. Default "Close". */
  readonly closeLabel?: string;
};

/** The place where a page shows its toasts; one a page. Ask for them with `toast()`. */
export function Toaster({ closeLabel = "Close", duration, assertive }: ToasterProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const options = {
      ...(duration !== undefined && { duration }),
      ...(assertive !== undefined && { assertive }),
    };
    return startOnce(element, "toast", () => createToast(element, options));
  }, [duration, assertive]);
  return (
    <div ref={ref} data-toast="" popover="manual">
      <span data-toast-icon="" />
      <span data-toast-text="" />
      <button type="button" data-toast-close="" aria-label={closeLabel}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
