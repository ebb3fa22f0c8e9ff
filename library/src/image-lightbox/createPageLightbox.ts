import type { Stop } from "../browser/stop.ts";
import { createImageLightbox, type ImageLightboxOptions } from "./createImageLightbox.ts";

type Shared = { links: number; readonly stop: Stop };

/** Shared by every copy of the package on a page. */
const KEY = Symbol.for("vitrine.imageLightbox");

/** The page's one lightbox: the first of its links starts it, the last one that goes ends it. */
export function createPageLightbox(
  link: HTMLElement,
  _options?: undefined,
  { lightbox: labels }: { readonly lightbox?: ImageLightboxOptions["labels"] } = {},
): Stop {
  const body: HTMLElement & { [KEY]?: Shared } = link.ownerDocument.body;
  body[KEY] ??= { links: 0, stop: createImageLightbox(body, { labels }) };
  const shared = body[KEY];
  shared.links += 1;
  let isStopped = false;
  return () => {
    if (isStopped) return;
    isStopped = true;
    shared.links -= 1;
    if (shared.links > 0) return;
    delete body[KEY];
    shared.stop();
  };
}
