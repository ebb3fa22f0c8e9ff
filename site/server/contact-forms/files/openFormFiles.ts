import { join } from "node:path";
import { diskStorage } from "../../media/diskStorage.ts";
import type { MediaStorage } from "../../media/MediaStorage.ts";

/** The folder of files that came with forms, beside that of uploads. No address leads into it. */
export const FORM_FILES = "form-files";

/** Where files of forms lie. Several servers may share it, as they do the media. */
export function openFormFiles(mediaDir: string): MediaStorage {
  return diskStorage(join(mediaDir, FORM_FILES));
}
