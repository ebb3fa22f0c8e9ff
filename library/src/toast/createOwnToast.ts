import type { Stop } from "../browser/stop.ts";
import { plainFace } from "./plainFace.ts";
import { runToast, type ToastOptions } from "./runToast.ts";

/** As createToast(), without the builder's designs: what every page of ours has. */
export function createOwnToast(element: HTMLElement, options?: Partial<ToastOptions>): Stop {
  return runToast(element, plainFace(element), options);
}
