import type { Gallery } from "./galleryOf.ts";
import type { LightboxItem } from "./LightboxItem.ts";
import { slideType } from "./slideType.ts";

/** What a gallery's links open. */
export function itemsOf({ links, caption }: Gallery): LightboxItem[] {
  return links.map((link) => ({
    type: typeOf(link),
    href: link.href,
    caption: caption(link),
    alt: link.querySelector("img")?.alt || link.textContent?.trim(),
    link,
  }));
}

function typeOf(link: HTMLAnchorElement): LightboxItem["type"] {
  return slideType({
    address: link.getAttribute("href") ?? "",
    href: link.href,
    classes: [...link.classList],
    mark: link.dataset.rel ?? link.rel,
  });
}
