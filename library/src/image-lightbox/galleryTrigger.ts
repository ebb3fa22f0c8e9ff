import { type Stop, stopAll } from "../browser/stop.ts";
import { isLightboxLink } from "./isLightboxLink.ts";

/** The button that opens a shop's gallery at the slide that it shows. */
export const GALLERY_TRIGGER = ".woocommerce-product-gallery__trigger";

const WRAPPER =
  ".woocommerce-product-gallery__wrapper.woo_product_slider_enabled.woo_product_zoom_enabled";

/** Puts a button into each shop's gallery that is to have one, and has none from its server. */
export function placeTriggers(element: Element, label = "Enlarge pictures"): Stop {
  const galleries = [...element.querySelectorAll(WRAPPER)].flatMap((wrapper) => {
    const gallery = wrapper.closest(".woocommerce-product-gallery");
    const hasPictures = [...wrapper.querySelectorAll("a[href]")].some(isLightboxLink);
    return gallery && hasPictures && !gallery.querySelector(GALLERY_TRIGGER) ? gallery : [];
  });
  return stopAll(...galleries.map((gallery) => placeTrigger(gallery, label)));
}

function placeTrigger(gallery: Element, label: string): Stop {
  const button = gallery.ownerDocument.createElement("button");
  button.type = "button";
  button.className = GALLERY_TRIGGER.slice(1);
  button.ariaLabel = label;
  button.title = label;
  button.setAttribute("data-vitrine-trigger", "");
  gallery.prepend(button);
  return () => button.remove();
}
