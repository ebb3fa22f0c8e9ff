import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { MAX_MEDIA_TEXT } from "../../content/mediaWire.ts";
import { MultipartError, type MultipartTrouble } from "../multipart/MultipartError.ts";
import { readMultipart } from "../multipart/readMultipart.ts";
import { SiteError } from "../SiteError.ts";
import { MAX_FILE_BYTES } from "./receiveFile.ts";

/** How much one upload may bring, in bytes: the largest film, and what stands around it. */
export const MAX_UPLOAD_BYTES = MAX_FILE_BYTES.film + 1024 * 1024;
/** How many files it may bring, and how many fields for each of them. */
export const MAX_UPLOAD_FILES = 20;
export const MAX_UPLOAD_FIELDS = 4;

/** A file of an upload, while it comes. */
export type UploadedFile = {
  /** What its sender calls it; says nothing of what it is. */
  readonly name: string;
  /** What is not read of it is passed over. */
  readonly stream: Readable;
  /** Those that stood before it, as they were sent. */
  readonly fields: Readonly<Record<string, string>>;
};

export type UploadHandlers<Result> = {
  /** Called with each file, one after the other. What it throws ends the upload. */
  readonly take: (file: UploadedFile) => Promise<Result>;
  /** Default BODY_SILENCE_MS. */
  readonly silenceMs?: number;
};

const FIELDS = MAX_UPLOAD_FILES * MAX_UPLOAD_FIELDS;
const LIMITS = {
  files: MAX_UPLOAD_FILES,
  fields: FIELDS,
  parts: MAX_UPLOAD_FILES + FIELDS,
  // A character takes up to four bytes, and six where JSON escapes it.
  fieldSize: MAX_MEDIA_TEXT * 6,
  headerPairs: 20,
};

/**
 * Reads an upload (multipart/form-data) as it comes, never as a whole. It leaves the connection open
 * whatever happens, so that an answer can be sent.
 * @throws SiteError 400, 408, 413 or 415, or what `take` throws
 */
export async function readUpload<Result>(
  request: IncomingMessage,
  { take, silenceMs }: UploadHandlers<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  let fields: [name: string, value: string][] = [];
  await readMultipart(request, {
    maxBytes: MAX_UPLOAD_BYTES,
    limits: LIMITS,
    silenceMs,
    takeText: (name, text) => fields.push([name, text]),
    takeFile({ name }) {
      const file = { name, fields: Object.fromEntries(fields) };
      fields = [];
      return async (stream) => {
        results.push(await take({ ...file, stream }));
      };
    },
  }).catch(refuse);
  return results;
}

function refuse(error: unknown): never {
  if (!(error instanceof MultipartError)) throw error;
  const [status, sentence] = REFUSALS[error.trouble];
  const { trouble: code, cause } = error;
  // The rest of the body is not read, so the connection cannot be used again.
  throw new SiteError(status, sentence, { code, cause, headers: { connection: "close" } });
}

const REFUSALS: Readonly<
  Record<MultipartTrouble, readonly [status: 400 | 408 | 413 | 415, string]>
> = {
  type: [415, "An upload is sent as multipart/form-data."],
  broken: [400, "The upload is no multipart/form-data, or it broke off. Send it again."],
  "too-large": [413, "The upload is too large. Send fewer files at once, or smaller ones."],
  "too-many": [
    413,
    `An upload brings at most ${MAX_UPLOAD_FILES} files. Send the others by themselves.`,
  ],
  "long-field": [413, "A field of the upload is too long. Shorten it and send it again."],
  silent: [408, "Nothing came of the upload for half a minute, so it was given up. Send it again."],
};
