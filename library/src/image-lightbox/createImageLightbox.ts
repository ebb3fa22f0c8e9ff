import { after } from "../browser/after.ts";
import { isPlainClick } from "../browser/isPlainClick.ts";
import { listen } from "../browser/listen.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { guarded, reportError } from "../browser/reportError.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { BARE_GALLERY, GALLERY_TRIGGER } from "./galleryTrigger.ts";
import type { ImageLightboxLabels } from "./imageLightboxLabels.ts";
import { isLightboxLink } from "./isLightboxLink.ts";
import { hasMagnific, isMagnific } from "./isMagnific.ts";
import { PICTURE_PLACE } from "./picturePlace.ts";

export type ImageLightboxOptions = {
  /** Texts in place of the English ones. */
  readonly labels?: Partial<ImageLightboxLabels> | undefined;
};

/** Milliseconds for which a pointer rests on a link before what opens it is fetched. */
export const INTENT_DELAY = 65;

/**
 * Opens the links of an element over the page, those that are added later, too: links to pictures,
 * and those that an author marked, with the others of their gallery (contract, section 2). What shows
 * them is fetched when a visitor comes near one. An address may name a picture: `#picture=sea.jpg`.
 *
 * Clicks with a modifier, links that open elsewhere or download, and what another script has already
 * taken or is in charge of, are left alone. Without script, links lead to what they show.
 *
 * State, on the element: `data-image-lightbox`, "closed" or "open".
 */
export function createImageLightbox(
  element: HTMLElement,
  { labels }: ImageLightboxOptions = {},
): Stop {
  const view = windowOf(element);
  let stopIntent: Stop = () => {};
  let close: Stop | undefined;
  /** Undefined once all is over. */
  let removeTriggers: Stop | undefined = () => {};
  /** Which opening counts: another one, or the stop, calls off what is still on its way. */
  let turn = 0;

  async function open(from: Element | string): Promise<void> {
    turn += 1;
    const own = turn;
    try {
      const { openLightbox } = await loadShell();
      if (own !== turn) return;
      close?.();
      const opened = await openLightbox(element, { from, labels, onClose });
      if (own !== turn) return opened?.();
      close = opened;
      if (opened) element.dataset.imageLightbox = "open";
    } catch (error) {
      reportError("image-lightbox", element, error);
      // What opens it did not come: the link leads there.
      if (typeof from !== "string" && isLightboxLink(from)) view.location.assign(from.href);
    }
  }

  function onClose(): void {
    close = undefined;
    element.dataset.imageLightbox = "closed";
  }

  function openPlace(): void {
    const { hash, pathname, search } = view.location;
    if (!hash.startsWith(PICTURE_PLACE)) return;
    // Back from the picture leads to the page as it is without.
    view.history.replaceState(view.history.state, "", pathname + search);
    open(hash);
  }

  /** Apart from the rest: few pages have such a gallery. */
  async function addTriggers(): Promise<void> {
    const { placeTriggers } = await import("./placeTriggers.ts");
    removeTriggers &&= placeTriggers(element, labels?.enlarge);
  }

  const restore = rememberAttributes(element, ["data-image-lightbox"]);
  element.dataset.imageLightbox = "closed";
  const stop = stopAll(
    restore,
    () => {
      turn += 1;
      close?.();
    },
    () => stopIntent(),
    () => {
      removeTriggers?.();
      removeTriggers = undefined;
    },
    listen(element, {
      click(event) {
        const from = openerOf(event);
        if (!from || event.defaultPrevented || !isPlainClick(event) || isMagnific(from)) return;
        event.preventDefault();
        open(from);
      },
      pointerover(event) {
        stopIntent();
        if (openerOf(event)) stopIntent = after(INTENT_DELAY, () => loadShell().catch(() => {}));
      },
      focusin(event) {
        if (openerOf(event)) loadShell().catch(() => {});
      },
    }),
    listen(view, { hashchange: openPlace }),
  );
  if (element.querySelector(BARE_GALLERY) && !hasMagnific(element)) {
    guarded("image-lightbox", element, addTriggers);
  }
  openPlace();
  return stop;
}

const loadShell = () => import("./openLightbox.ts");

/** The link or button that was meant, if it opens something. */
function openerOf({ target }: Event): Element | undefined {
  const opener = (target as Element).closest(`a[href],${GALLERY_TRIGGER}`);
  const isOpener = opener && (opener.matches(GALLERY_TRIGGER) || isLightboxLink(opener));
  return isOpener ? opener : undefined;
}
