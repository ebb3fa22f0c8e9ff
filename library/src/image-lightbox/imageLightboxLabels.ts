export type ImageLightboxLabels = {
  /** What the dialog is called. */
  readonly name: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Shown until what was asked for is there. */
  readonly loading: string;
  /** Where in a gallery the visitor is, by "%curr%" and "%total%". */
  readonly of: string;
  /** In place of a picture that does not come. */
  readonly imageError: string;
  /** In place of content that does not come. */
  readonly contentError: string;
  /** In place of a part of the page that is not there. */
  readonly notFound: string;
  /** What happens where a film or a map is shown, by "%name%", who keeps it. */
  readonly explain: string;
  /** The button that shows it, by "%name%". */
  readonly show: string;
  /** The button of a shop's gallery that opens it. */
  readonly enlarge: string;
};

/** The errors are those of the specification, section 8. */
export const imageLightboxLabels: ImageLightboxLabels = {
  name: "Picture viewer",
  close: "Close",
  previous: "Previous",
  next: "Next",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  loading: "Loading...",
  of: "%curr% of %total%",
  imageError: "The image could not be loaded",
  contentError: "The content could not be loaded",
  notFound: "Content not found",
  explain:
    "This is kept by %name%. To show it, your browser asks %name%, which then knows your address and what you are looking at.",
  show: "Show it from %name%",
  enlarge: "Enlarge pictures",
};
