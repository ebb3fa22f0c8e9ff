import { isOn } from "../../browser/values.ts";
import { THEME_BODY } from "../isForeignPage.ts";
import type { PageOptionsSource } from "../PageOptions.ts";

/** Reads the switches that a theme writes as attributes of the body. */
export function readTheme(body: HTMLElement): PageOptionsSource {
  if (!body.matches(THEME_BODY)) return {};
  const { sticky, animate, jsselect, productTabScroll } = body.dataset;
  return {
    theme: {
      sticky: isOn(sticky),
      animate: isOn(animate),
      jsselect: isOn(jsselect),
      productTabScroll: isOn(productTabScroll),
    },
  };
}
