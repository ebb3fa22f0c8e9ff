/**
 * Why a picture was not made: its file cannot be read as one, it unpacks to too many pixels, the
 * process ended over it, too many wait already, or this machine cannot make pictures at all.
 */
export type PictureFailure = "unreadable" | "vast" | "died" | "full" | "missing" | "stopped";

export class PictureError extends Error {
  override readonly name = "PictureError";
  readonly failure: PictureFailure;

  constructor(failure: PictureFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
