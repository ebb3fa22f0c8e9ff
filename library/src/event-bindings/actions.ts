import type { Action } from "./Action.ts";
import { closeLightboxes } from "./actions/closeLightboxes.ts";
import { openLightbox } from "./actions/openLightbox.ts";

const loadVideo = () => import("./actions/playVideo.ts").then((module) => module.playVideo);

/** Every action by the page builder's name for it; all but the smallest are fetched on need. */
export const actions: ReadonlyMap<string, Action> = new Map(
  Object.entries({
    thrive_lightbox: { opens: true, load: async () => openLightbox },
    close_lightbox: { opens: true, load: async () => closeLightboxes },
    thrive_animation: {
      opens: false,
      load: () => import("./actions/animate.ts").then((module) => module.animate),
    },
    thrive_zoom: {
      opens: true,
      load: () => import("./actions/zoomImage.ts").then((module) => module.zoomImage),
    },
    thrive_video: { opens: true, load: loadVideo },
    thrive_wistia: { opens: true, load: loadVideo },
    thrive_tooltip: {
      opens: false,
      stands: true,
      load: () => import("./actions/showTooltip.ts").then((module) => module.showTooltip),
    },
  }),
);
