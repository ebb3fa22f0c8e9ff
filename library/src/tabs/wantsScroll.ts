import { isWideWindow } from "../browser/isWideWindow.ts";

/** Whether the body asks by `data-product-tab-scroll="1"` that a chosen tab is scrolled to: in wide windows alone. */
export function wantsScroll({ document, innerWidth }: Window): boolean {
  return document.body.dataset.productTabScroll === "1" && isWideWindow(innerWidth);
}
