/** Why a file is not taken: of a kind we do not keep, too large, too many pixels, damaged, empty. */
export type MediaRefusal = "type" | "too-large" | "too-many-pixels" | "damaged" | "empty";

/** A file that the site's media do not take. The message is for the person who brought it. */
export class MediaRefused extends Error {
  override readonly name = "MediaRefused";
  readonly reason: MediaRefusal;

  constructor(reason: MediaRefusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
