/** Texts of a notice. */
export type NoticeLabels = {
  /** The button that folds and unfolds what it says. */
  readonly toggle: string;
  /** What hides it for good. */
  readonly hide: string;
  /** Said where the server did not do it. */
  readonly failed: string;
};

export const noticeLabelDefaults: NoticeLabels = {
  toggle: "Details",
  hide: "Do not show this again",
  failed: "This was not saved, so the notice stays as it was. Try again.",
};
