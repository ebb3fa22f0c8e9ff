/**
 * The script for pages that another system wrote: one module, from any origin. Stylesheets come
 * with the behaviours that need them; the only global is `vitrine`.
 */
import backToTopCss from "./back-to-top/back-to-top.css?url";
import type { Stop } from "./browser/stop.ts";
import { behaviours } from "./runtime/behaviours.ts";
import { start } from "./runtime/start.ts";
import toastCss from "./toast/toast.css?url";
import { toast } from "./toast/toast.ts";

const stylesheets: Readonly<Record<string, string>> = {
  "back-to-top": backToTopCss,
  toast: toastCss,
};

declare global {
  interface Window {
    vitrine?: { readonly stop: Stop; readonly toast: typeof toast };
  }
}

// Included twice, by a theme and a plugin, say, the first one serves the page.
window.vitrine ??= {
  stop: start(document, {
    behaviours: behaviours.map((one) => {
      const css = stylesheets[one.name];
      return css ? { ...one, css } : one;
    }),
  }),
  toast,
};
