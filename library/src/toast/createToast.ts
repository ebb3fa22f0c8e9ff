import type { Stop } from "../browser/stop.ts";
import type { ToastMessage } from "../browser/toastMessage.ts";
import { windowOf } from "../browser/windowOf.ts";
import { customFace } from "./customFace.ts";
import { isPreviewed, type ToastPage } from "./isPreviewed.ts";
import { plainFace } from "./plainFace.ts";
import { runToast, type ToastOptions } from "./runToast.ts";

/** Shown in a preview where the author has written nothing. */
const EXAMPLE: ToastMessage = { text: "This is a notification.", state: "success" };

/**
 * Shows what `toast()` asks for on this element, one message after the other, each announced. The
 * message is text, never HTML. Escape inside it, or its `[data-toast-close]`, closes it at once.
 * What is still to be read when the page is left is shown on the next page of the site.
 *
 * Where an author looks at the notification's design, it shows itself and stays.
 *
 * State: `data-state` on the element, "success", "warning" or "error" while shown; on the builder's
 * custom block `data-shown`, while `data-animation` is taken away.
 * @param page what the page's options say; none where nobody looks at a design
 */
export function createToast(
  element: HTMLElement,
  options?: Partial<ToastOptions>,
  page?: ToastPage,
): Stop {
  const custom = customFace(element);
  const face = custom ?? plainFace(element);
  if (isPreviewed(windowOf(element).location.search, page)) {
    face.show(custom?.sample.text ? custom.sample : EXAMPLE);
  }
  return runToast(element, face, options);
}
