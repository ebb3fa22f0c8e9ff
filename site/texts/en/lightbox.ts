/** The words of the image lightbox. */
export const lightbox = {
  "lightbox.name": "Picture viewer",
  "lightbox.previous": "Previous",
  "lightbox.next": "Next",
  "lightbox.zoomIn": "Zoom in",
  "lightbox.zoomOut": "Zoom out",
  "lightbox.loading": "Loading…",
  "lightbox.of": "{current} of {total}",
  "lightbox.imageError": "The image could not be loaded",
  "lightbox.contentError": "The content could not be loaded",
  "lightbox.notFound": "Content not found",
  "lightbox.explain":
    "This is kept by {name}. To show it, your browser asks {name}, which then knows your address and what you are looking at.",
  "lightbox.show": "Show it from {name}",
  "lightbox.enlarge": "Enlarge pictures",
} as const;
