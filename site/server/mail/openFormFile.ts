import { open } from "node:fs/promises";
import type { MediaStorage } from "../media/MediaStorage.ts";
import type { OpenFile } from "./composeMessage.ts";

/**
 * Gives the files that came with forms, of their storage, as attachments of mails. They are open once
 * they are given: a stream that opens its file later would fail while nobody listens to it yet. While
 * their storage is away none is given for gone: that throws.
 */
export function openFormFile(formFiles: Pick<MediaStorage, "findKept">): OpenFile {
  return async (path) => {
    const file = await formFiles.findKept(path);
    return file && (await open(await file.localFile())).createReadStream();
  };
}
