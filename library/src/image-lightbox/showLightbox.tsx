import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { announce } from "../browser/announce.ts";
import { openDialog } from "../browser/dialog.ts";
import { fillIn } from "../browser/fillIn.ts";
import { loadStylesheet } from "../browser/loadStylesheet.ts";
import type { Stop } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { holdFocus } from "./holdFocus.ts";
import { type ImageLightboxLabels, imageLightboxLabels } from "./imageLightboxLabels.ts";
import type { LightboxItem } from "./LightboxItem.ts";
import { LightboxView } from "./LightboxView.tsx";
import styles from "./open-lightbox.css?url";

export type ShowLightboxOptions = {
  readonly items: readonly LightboxItem[];
  /** With which it opens, from 0. Default 0. */
  readonly index?: number | undefined;
  /** Texts in place of the English ones. */
  readonly labels?: Partial<ImageLightboxLabels> | undefined;
  /** Further classes of its dialog. */
  readonly className?: string | undefined;
  /** Told of each slide that comes into view, the first one included. */
  readonly onView?: ((index: number) => void) | undefined;
  /** Told once, when it begins to close. */
  readonly onClose?: (() => void) | undefined;
};

/** Has the styles of an open lightbox in the page; the package's users link them by themselves. */
export async function prepareLightbox(document: Document): Promise<void> {
  if (styles) await loadStylesheet(document, styles);
}

/**
 * Opens items over the page, in a native dialog: named, the page inert behind it, closed by Escape,
 * Back, its button and a click beside what it shows. The focus returns to the link of the item that
 * was shown last, where that is on the page. Slides are announced.
 */
export function showLightbox(document: Document, options: ShowLightboxOptions): Stop {
  const { items, index = 0, className = "", onView, onClose } = options;
  const labels = { ...imageLightboxLabels, ...options.labels };
  const dialog = document.createElement("dialog");
  dialog.className = `vitrine-picture ${className}`.trim();
  dialog.ariaLabel = labels.name;
  const place = document.createElement("div");
  dialog.append(place);
  document.body.append(dialog);
  const root = createRoot(place);
  let now = index;
  let unsay: Stop = () => {};
  let release: Stop = () => {};

  const view = (next: number): void => {
    now = next;
    onView?.(next);
    unsay();
    unsay = announce(document, wordsFor(items, { index: next, labels }));
  };

  const close = openDialog(dialog, {
    closeOnBackdrop: false,
    onClosing() {
      unsay();
      release();
      focusLink(items[now]?.link);
      onClose?.();
    },
    onClose() {
      root.unmount();
      dialog.remove();
    },
  });
  // Once it is shown, since what stands in it is measured.
  flushSync(() =>
    root.render(
      <LightboxView items={items} index={index} labels={labels} onView={view} close={close} />,
    ),
  );
  // Where its keys are heard; a button would show its name over the picture.
  const container = dialog.querySelector<HTMLElement>(".yarl__container");
  container?.focus();
  if (container) release = holdFocus(container);
  return close;
}

type Spoken = { readonly index: number; readonly labels: ImageLightboxLabels };

/** "2 of 5: The sea", as far as there is anything to say. */
function wordsFor(items: readonly LightboxItem[], { index, labels }: Spoken): string {
  const { length: total } = items;
  const place = total > 1 ? fillIn(labels.of, { curr: index + 1, total }) : "";
  const { caption, alt } = items[index] ?? {};
  return [place, caption || alt].filter(Boolean).join(": ");
}

/** Where another picture was looked at last than the one that was opened. */
function focusLink(link: HTMLElement | undefined): void {
  if (!link?.isConnected) return;
  const view = windowOf(link);
  if (view.document.activeElement !== link && link.checkVisibility()) link.focus();
}
