/** Only in windows wider than this, in CSS pixels, a chosen tab is scrolled to (the theme's rule). */
export const TAB_SCROLL_MIN_WIDTH = 992;

/** Whether the body asks by `data-product-tab-scroll="1"` that a chosen tab is scrolled to, in this window. */
export function wantsScroll({ document, innerWidth }: Window): boolean {
  return document.body.dataset.productTabScroll === "1" && innerWidth > TAB_SCROLL_MIN_WIDTH;
}
