export type EventBindingsLabels = {
  /** What closes an enlarged image or a film. */
  readonly close: string;
  /** What the dialog with an image is called that has no text of its own. */
  readonly image: string;
  /** What the dialog with a film is called. */
  readonly video: string;
  /** What a visitor is told of a film that comes from elsewhere; `{host}` is from where. */
  readonly elsewhere: string;
  /** What fetches such a film. */
  readonly play: string;
};

export const eventBindingsLabels: EventBindingsLabels = {
  close: "Close",
  image: "Image",
  video: "Video",
  elsewhere: "This video is played by {host}, which then learns of your visit.",
  play: "Play video",
};
