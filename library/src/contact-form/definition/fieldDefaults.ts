/** What fields are where their definition says nothing; the server's rules hold the same. */
export const fieldDefaults = {
  /** Characters of a line's width. */
  size: 40,
  /** Characters of a textarea's width. */
  cols: 40,
  rows: 10,
  /** UTF-16 units of a line. */
  maxLength: 400,
  /** UTF-16 units of a textarea. */
  textareaMaxLength: 2000,
  rangeMin: 0,
  rangeMax: 100,
  accept: ["audio/*", "video/*", "image/*"],
  /** Bytes: 1 MiB. */
  maxFileSize: 1_048_576,
} as const;
