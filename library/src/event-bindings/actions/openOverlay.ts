import { openDialog } from "../../browser/dialog.ts";
import { listen } from "../../browser/listen.ts";
import type { Stop } from "../../browser/stop.ts";
import type { ActionPlace } from "../Action.ts";
import { eventBindingsLabels } from "../eventBindingsLabels.ts";

export type Overlay = {
  /** event-bindings.css reads it from `data-event-overlay`. */
  readonly kind: "image" | "video";
  /** What the dialog is called. */
  readonly name: string;
  readonly content: HTMLElement;
};

/** Shows something alone over the page, in a dialog that is gone once it has closed. */
export function openOverlay(
  { element, labels }: ActionPlace,
  { kind, name, content }: Overlay,
): Stop {
  const { ownerDocument: document } = element;
  const dialog = document.createElement("dialog");
  const button = document.createElement("button");
  dialog.dataset.eventOverlay = kind;
  dialog.ariaLabel = name;
  button.type = "button";
  button.ariaLabel = labels?.close ?? eventBindingsLabels.close;
  button.textContent = "×";
  dialog.append(content, button);
  document.body.append(dialog);
  const close = openDialog(dialog, {
    // At once, so that no film is heard while its dialog fades.
    onClosing: () => kind === "video" && content.remove(),
    onClose: () => dialog.remove(),
  });
  listen(button, { click: close });
  listen(dialog, { click: ({ target }) => target === dialog && close() });
  return close;
}
