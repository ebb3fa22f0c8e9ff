import { isLightboxLink } from "./isLightboxLink.ts";

/**
 * The link of the slide that a shop's gallery shows: the one that its slider marks, else the one of
 * which most is in view where the gallery is a strip that is swiped.
 */
export function activeSlide(gallery: Element): HTMLAnchorElement | undefined {
  const wrapper = gallery.querySelector(".woocommerce-product-gallery__wrapper") ?? gallery;
  const links = [...wrapper.querySelectorAll("a[href]")].filter(isLightboxLink);
  const marked = links.find((link) => link.closest(".flex-active-slide"));
  if (marked) return marked;
  const { left, right } = wrapper.getBoundingClientRect();
  const shares = links.map((link) => {
    const box = link.getBoundingClientRect();
    return (Math.min(right, box.right) - Math.max(left, box.left)) / (box.width || 1);
  });
  // Of two that are equally in view, to within a hundredth, the first one counts.
  const most = Math.max(...shares) - 0.01;
  return links[shares.findIndex((share) => share >= most)];
}
