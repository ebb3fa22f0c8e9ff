import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { createImageLightbox } from "./createImageLightbox.ts";
import type { ImageLightboxLabels } from "./imageLightboxLabels.ts";

export type GalleryProps = Omit<ComponentProps<"figure">, "ref"> & {
  /** Pictures, each a GalleryPicture. */
  readonly children: ReactNode;
  /** Texts in place of the English ones. */
  readonly labels?: Partial<ImageLightboxLabels>;
};

/** Pictures that open together: see createImageLightbox. Without script, each is a link to itself. */
export function Gallery({ children, labels, className, ...rest }: GalleryProps) {
  const ref = useRef<HTMLElement>(null);
  const key = JSON.stringify(labels);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const labels = key === undefined ? undefined : JSON.parse(key);
    return startOnce(element, "image-lightbox", () => createImageLightbox(element, { labels }));
  }, [key]);
  return (
    <figure
      {...rest}
      ref={ref}
      className={className ? `wp-block-gallery ${className}` : "wp-block-gallery"}
    >
      <ul className="blocks-gallery-grid">{children}</ul>
    </figure>
  );
}

export type GalleryPictureProps = {
  /** Where the large picture is. */
  readonly href: string;
  /** The picture as it is shown on the page, an `<img>` with its text. */
  readonly children: ReactNode;
  readonly caption?: ReactNode;
};

/** A picture of a Gallery. */
export function GalleryPicture({ href, children, caption }: GalleryPictureProps) {
  return (
    <li className="blocks-gallery-item">
      <figure>
        <a href={href} data-rel="lightbox">
          {children}
        </a>
        {caption && <figcaption className="blocks-gallery-item__caption">{caption}</figcaption>}
      </figure>
    </li>
  );
}
