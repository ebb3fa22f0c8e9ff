/** The media cannot take or give files at present; the message is for the owner. */
export class MediaUnavailable extends Error {
  override readonly name = "MediaUnavailable";
}
