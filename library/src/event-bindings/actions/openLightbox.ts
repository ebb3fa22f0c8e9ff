import { findTarget } from "../../browser/findTarget.ts";
import { requestOverlay } from "../../browser/overlayRequest.ts";
import { text } from "../../browser/values.ts";
import type { CreateAction } from "../Action.ts";

/** Opens the lightbox `l_id` by the animation `l_anim`. */
export const openLightbox: CreateAction = ({ element, config }) => ({
  run(isAsked) {
    const id = text(config.l_id);
    const lightbox = findTarget(element, "l_id", id && `tve_thrive_lightbox_${id}`);
    if (!lightbox) return;
    requestOverlay(lightbox, {
      animation: text(config.l_anim),
      trigger: isAsked ? element : undefined,
    });
  },
  stop() {},
});
