import { MediaUnavailable } from "./MediaUnavailable.ts";

/** What a disk says that cannot be written, in a sentence for its owner. */
const SENTENCES: Readonly<Record<string, string>> = {
  ENOSPC:
    "The disk that the media are kept on is full. Make room on it, then bring the file again: nothing of it was kept.",
  EDQUOT:
    "The room that the media may take on their disk is used up. Make room on it, then bring the file again: nothing of it was kept.",
  EROFS:
    "The folder of the media cannot be written. Make it writable for this user, then bring the file again: nothing of it was kept.",
  EACCES:
    "The folder of the media cannot be written. Make it writable for this user, then bring the file again: nothing of it was kept.",
  EPERM:
    "The folder of the media cannot be written. Make it writable for this user, then bring the file again: nothing of it was kept.",
  EIO: "The disk that the media are kept on fails. Look after it, then bring the file again: nothing of it was kept.",
  EMFILE:
    "This server has too many files open at present. Wait a moment, then bring the file again: nothing of it was kept.",
};

/** Passes an error on; where it is the disk's, as what the owner can do. */
export function asUnavailable(error: unknown): never {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const sentence = Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : undefined;
  if (sentence === undefined) throw error;
  throw new MediaUnavailable(sentence, { cause: error });
}
