import { createContext } from "react";
import { type ImageLightboxLabels, imageLightboxLabels } from "./imageLightboxLabels.ts";

type LightboxContextValue = {
  readonly labels: ImageLightboxLabels;
  readonly close: () => void;
};

/** What the parts of an open lightbox share. */
export const LightboxContext = createContext<LightboxContextValue>({
  labels: imageLightboxLabels,
  close: () => {},
});
