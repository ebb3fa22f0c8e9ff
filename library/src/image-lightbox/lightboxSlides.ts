import type { Slide } from "yet-another-react-lightbox";
import type { LightboxItem } from "./LightboxItem.ts";

declare module "yet-another-react-lightbox" {
  interface GenericSlide {
    /** What the slide shows. */
    readonly item?: LightboxItem;
  }

  /** All that is no picture. */
  interface SlideContent extends GenericSlide {
    type: "content";
  }

  interface SlideTypes {
    content: SlideContent;
  }
}

/** Slides beside the one in view that are fetched already (contract, section 2: 0 back, 2 ahead). */
export const PRELOAD = 2;

export function slidesOf(items: readonly LightboxItem[]): readonly Slide[] {
  return items.map((item) =>
    (item.type ?? "image") === "image"
      ? { type: "image", src: item.href, alt: item.alt || item.caption || "", item }
      : { type: "content", item },
  );
}

/** Whether a slide is fetched: the one in view and those ahead of it, in a gallery that goes round. */
export function isAhead(offset: number, count: number): boolean {
  return ((offset % count) + count) % count <= PRELOAD;
}
