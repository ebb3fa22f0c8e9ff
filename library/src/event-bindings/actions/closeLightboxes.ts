import { closeOverlays } from "../../browser/overlayRequest.ts";
import type { CreateAction } from "../Action.ts";

/** Closes every lightbox that is open. */
export const closeLightboxes: CreateAction = ({ element }) => ({
  run: () => closeOverlays(element.ownerDocument),
  stop() {},
});
