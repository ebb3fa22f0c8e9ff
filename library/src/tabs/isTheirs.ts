import { shortSelector } from "../browser/shortSelector.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";

/** What the scripts that show such tabs themselves give to jQuery: WooCommerce's and Bootstrap's. */
const PLUGINS = { shop: "wc_product_gallery", theme: "tab" } as const;

/** Whether another script on the page brings these tabs to life, which is said once. */
export function isTheirs(element: HTMLElement): boolean {
  const { jQuery } = windowOf(element) as { jQuery?: { readonly fn?: object } } & Window;
  const plugin = PLUGINS[element.matches(".woocommerce-tabs") ? "shop" : "theme"];
  // What says `data-tabs` is meant for us.
  const isOther = !element.matches("[data-tabs]") && plugin in (jQuery?.fn ?? {});
  if (isOther) {
    warn(
      `tabs: another script shows those of ${shortSelector(element)}, so they are left to it.`,
      element,
    );
  }
  return isOther;
}
