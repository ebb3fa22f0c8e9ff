import { ensureId } from "../browser/ensureId.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";

/** On the dialog around a lightbox, whoever made it. builder-lightbox.css reads it. */
export const LIGHTBOX_DIALOG = "data-vitrine-lightbox";

export type LightboxDialog = {
  readonly dialog: HTMLDialogElement;
  /** Puts everything back as the server wrote it. */
  readonly restore: Stop;
};

/**
 * The native dialog around a lightbox: the one it was written into, else one that takes its place
 * for as long as the lightbox lives. It has a name: its own, else the lightbox's first heading,
 * `aria-label`, `title` or `data-label`, else `label`.
 */
export function lightboxDialog(element: HTMLElement, label: string): LightboxDialog {
  const parent = element.parentElement;
  const own = parent?.matches(`dialog[${LIGHTBOX_DIALOG}]`) ? parent : undefined;
  const dialog = (own ?? element.ownerDocument.createElement("dialog")) as HTMLDialogElement;
  const restore = rememberAttributes(dialog, [
    "aria-label",
    "aria-labelledby",
    "autofocus",
    "open",
  ]);
  const forget = name(dialog, element, label);
  if (own) return { dialog, restore: stopAll(restore, forget) };
  dialog.setAttribute(LIGHTBOX_DIALOG, "");
  element.replaceWith(dialog);
  dialog.append(element);
  return {
    dialog,
    restore: stopAll(forget, () => {
      if (dialog.contains(element)) dialog.replaceWith(element);
      else dialog.remove();
    }),
  };
}

function name(dialog: HTMLElement, element: HTMLElement, label: string): Stop {
  if (dialog.ariaLabel || dialog.hasAttribute("aria-labelledby")) return () => {};
  const headings = element.querySelectorAll("h1,h2,h3,h4,h5,h6,[role=heading]");
  const heading = [...headings].find((one) => one.textContent?.trim());
  if (!heading) {
    dialog.ariaLabel = element.ariaLabel || element.title || element.dataset.label || label;
    return () => {};
  }
  const forget = rememberAttributes(heading, ["id"]);
  dialog.setAttribute("aria-labelledby", ensureId(heading));
  return forget;
}
