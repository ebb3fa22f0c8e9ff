import { shortSelector } from "../browser/shortSelector.ts";
import { warn } from "../browser/warn.ts";
import type { ToastOptions } from "./runToast.ts";

/** What a toast's markup asks for: `data-timer`, in milliseconds (specification, section 4). */
export function readToast(element: HTMLElement): Partial<ToastOptions> {
  const { timer } = element.dataset;
  const duration = Number(timer);
  if (duration > 0) return { duration };
  if (timer) {
    warn(
      `data-timer of ${shortSelector(element)} is no time in milliseconds; messages stay 3 seconds.`,
      element,
    );
  }
  return {};
}
