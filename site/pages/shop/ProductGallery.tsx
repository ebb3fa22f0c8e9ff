import type { Picture as StoredPicture } from "../../content/picture.ts";
import { useLightbox } from "../../server/render/useLightbox.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { Icon } from "../Icon.tsx";
import { Picture, pictureAddress } from "../Picture.tsx";
import { spanSizes } from "../spanSizes.ts";

export type ProductGalleryProps = {
  readonly pictures: readonly StoredPicture[];
  readonly title: string;
};

/** Four columns of twelve or of eight; on narrow screens most of a strip that is swiped. */
const SIZES = spanSizes({ wide: 4, middle: 4, narrow: 3.5 });
const LARGE_WIDTH = 1600;
const THUMB_WIDTH = 160;

/**
 * A product's pictures: side by side to swipe through on narrow screens, laid out on wide ones.
 * Each is a link to itself, large; the markup is that which the image lightbox reads. Its button opens
 * it at the picture that is in view, which on a phone is the only one.
 */
export function ProductGallery({ pictures, title }: ProductGalleryProps) {
  const { say } = useLocale();
  useLightbox(pictures.length > 0);
  if (pictures.length === 0) {
    return (
      <div className="woocommerce-product-gallery">
        <p className="no-picture">{say("shop.noPicture")}</p>
      </div>
    );
  }
  return (
    <section className="woocommerce-product-gallery" aria-label={say("shop.gallery", { title })}>
      <button
        type="button"
        className="woocommerce-product-gallery__trigger"
        aria-label={say("lightbox.enlarge")}
        title={say("lightbox.enlarge")}
      >
        <Icon name="enlarge" />
      </button>
      <div
        className="woocommerce-product-gallery__wrapper woo_product_slider_enabled woo_product_zoom_enabled kad-light-gallery"
        data-single={pictures.length === 1 ? "" : undefined}
      >
        {pictures.map((picture, index) => (
          <div
            key={picture.src}
            className="woocommerce-product-gallery__image"
            data-thumb={pictureAddress(picture, THUMB_WIDTH)}
          >
            <a
              href={pictureAddress(picture, LARGE_WIDTH)}
              data-rel="lightbox"
              title={picture.alt}
              aria-label={say("shop.openPicture", { number: index + 1 })}
            >
              <Picture picture={picture} sizes={SIZES} priority={index === 0} />
            </a>
          </div>
        ))}
      </div>
    </section>
  );
}
