/** The button that opens a shop's gallery at the slide that it shows. */
export const GALLERY_TRIGGER = ".woocommerce-product-gallery__trigger";

/** A shop's gallery that has no such button from its server. */
export const BARE_GALLERY = `.woocommerce-product-gallery:not(:has(${GALLERY_TRIGGER}))`;
