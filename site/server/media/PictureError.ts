/**
 * Why a picture was not made: its file cannot be read as one, the process ended over it, too many
 * wait already, or this machine cannot make pictures at all.
 */
export type PictureFailure = "unreadable" | "died" | "full" | "missing" | "stopped";

export class PictureError extends Error {
  override readonly name = "PictureError";
  readonly failure: PictureFailure;

  constructor(failure: PictureFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
