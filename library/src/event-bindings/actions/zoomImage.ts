import { shortSelector } from "../../browser/shortSelector.ts";
import type { Stop } from "../../browser/stop.ts";
import { warn } from "../../browser/warn.ts";
import type { CreateAction } from "../Action.ts";
import { eventBindingsLabels } from "../eventBindingsLabels.ts";
import { openOverlay } from "./openOverlay.ts";
import { webAddress } from "./webAddress.ts";

/** Shows the image at `url` as large as the window allows. */
export const zoomImage: CreateAction = (place) => {
  const { element, config, labels } = place;
  const { ownerDocument: document } = element;
  let close: Stop = () => {};
  return {
    run() {
      const url = webAddress(config.url, document.baseURI);
      if (!url) {
        warn(`url of ${shortSelector(element)} is no web address, so no image opens.`, element);
        return;
      }
      close();
      const image = document.createElement("img");
      image.src = url.href;
      image.alt = element.querySelector("img")?.alt ?? element.getAttribute("alt") ?? "";
      close = openOverlay(place, {
        kind: "image",
        name: image.alt || (labels?.image ?? eventBindingsLabels.image),
        content: image,
      });
    },
    stop: () => close(),
  };
};
