import { useEffect, useRef } from "react";
import { reportError } from "../browser/reportError.ts";
import type { Stop } from "../browser/stop.ts";
import type { ImageLightboxLabels } from "./imageLightboxLabels.ts";
import type { LightboxItem } from "./LightboxItem.ts";

export type ImageLightboxProps = {
  /** What it shows. */
  readonly items: readonly LightboxItem[];
  /** Whether it is open. */
  readonly open: boolean;
  /** The item with which it opens, from 0. Default 0. */
  readonly index?: number;
  /** Told when it closes, by whatever means; set `open` to false then. */
  readonly onClose: () => void;
  /** Told of each item that comes into view. */
  readonly onView?: (index: number) => void;
  /** Texts in place of the English ones. */
  readonly labels?: Partial<ImageLightboxLabels>;
};

/**
 * A lightbox for what is not written as links. What shows it is fetched when it first opens; while it
 * is open, changed items are not looked at. Where the links stand on the page, `Gallery` is enough.
 */
export function ImageLightbox(props: ImageLightboxProps) {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const { open } = props;
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!open || !element) return;
    let close: Stop | undefined;
    let isOver = false;
    import("./showLightbox.tsx")
      .then(async ({ prepareLightbox, showLightbox }) => {
        await prepareLightbox(element.ownerDocument);
        if (isOver) return;
        close = showLightbox(element.ownerDocument, {
          ...latest.current,
          onView: (index) => latest.current.onView?.(index),
          onClose: () => isOver || latest.current.onClose(),
        });
      })
      .catch((error) => {
        reportError("image-lightbox", element, error);
        latest.current.onClose();
      });
    return () => {
      isOver = true;
      close?.();
    };
  }, [open]);
  return <span ref={place} hidden />;
}
