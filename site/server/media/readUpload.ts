import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { MAX_MEDIA_TEXT } from "../../content/mediaWire.ts";
import { SiteError } from "../SiteError.ts";
import { MAX_FILE_BYTES } from "./receiveFile.ts";

/** How much one upload may bring, in bytes: the largest film, and what stands around it. */
export const MAX_UPLOAD_BYTES = MAX_FILE_BYTES.film + 1024 * 1024;
/** How many files it may bring, and how many fields for each of them. */
export const MAX_UPLOAD_FILES = 20;
export const MAX_UPLOAD_FIELDS = 4;
/** How long nothing may come, in milliseconds; while something does, an upload may take hours. */
export const UPLOAD_SILENCE_MS = 30_000;

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
  /** Default UPLOAD_SILENCE_MS. */
  readonly silenceMs?: number;
};

/**
 * Reads an upload (multipart/form-data) as it comes, never as a whole. It leaves the connection open
 * whatever happens, so that an answer can be sent.
 * @throws SiteError 400, 408, 413 or 415, or what `take` throws
 */
export async function readUpload<Result>(
  request: IncomingMessage,
  { take, silenceMs = UPLOAD_SILENCE_MS }: UploadHandlers<Result>,
): Promise<readonly Result[]> {
  const parser = openParser(request);
  const results: Result[] = [];
  let fields: [name: string, value: string][] = [];
  let turn = Promise.resolve();
  let failure: unknown;

  async function takeInTurn(stream: Readable, file: Omit<UploadedFile, "stream">): Promise<void> {
    if (parser.destroyed) return;
    try {
      results.push(await take({ ...file, stream: borrow(stream) }));
      stream.resume();
    } catch (error) {
      if (!stream.errored) failure = error;
      parser.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  }

  parser.on("field", (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated) parser.destroy(refusal("long-field"));
    else fields.push([name, value]);
  });
  parser.on("file", (_field, stream, { filename = "" }) => {
    // Until its turn nobody else hears that the upload broke off.
    stream.on("error", () => {});
    const file = { name: filename, fields: Object.fromEntries(fields) };
    fields = [];
    turn = turn.then(() => takeInTurn(stream, file));
  });
  const ending = pipeline(piecesOf(request, silenceMs), parser);
  await ending.catch((error: unknown) => {
    failure ??= error instanceof SiteError ? error : refusal("broken", error);
  });
  // What was being taken is kept or let go of before anybody hears.
  await turn;
  if (failure !== undefined) throw failure;
  return results;
}

function openParser({ headers }: IncomingMessage): busboy.Busboy {
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(headers["content-type"] ?? ""))
    throw refusal("type");
  if (Number(headers["content-length"] ?? 0) > MAX_UPLOAD_BYTES) throw refusal("too-large");
  try {
    const files = MAX_UPLOAD_FILES;
    const fields = files * MAX_UPLOAD_FIELDS;
    // A character takes up to four bytes, and six where JSON escapes it.
    const fieldSize = MAX_MEDIA_TEXT * 6;
    const limits = { files, fields, parts: files + fields, fieldSize, headerPairs: 20 };
    const parser = busboy({ headers, limits, defParamCharset: "utf8" });
    const refuse = () => parser.destroy(refusal("too-many"));
    return parser.on("partsLimit", refuse).on("filesLimit", refuse).on("fieldsLimit", refuse);
  } catch (error) {
    throw refusal("broken", error);
  }
}

/** The body as it comes. Whoever stops reading leaves the connection as it is. */
async function* piecesOf(request: IncomingMessage, silenceMs: number): AsyncGenerator<Buffer> {
  const pieces = request.iterator({ destroyOnReturn: false });
  let size = 0;
  while (true) {
    const { done, value } = await orSilence(pieces.next(), silenceMs);
    if (done) return;
    size += value.length;
    if (size > MAX_UPLOAD_BYTES) throw refusal("too-large");
    yield value;
  }
}

async function orSilence<Value>(coming: Promise<Value>, silenceMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(refusal("silent")), silenceMs);
  });
  return Promise.race([coming, silence]).finally(() => clearTimeout(timer));
}

/** A stream whose reader may stop without ending the upload that it is part of. */
function borrow(stream: Readable): Readable {
  return Readable.from(stream.iterator({ destroyOnReturn: false }));
}

const REFUSALS = {
  type: [415, "An upload is sent as multipart/form-data."],
  broken: [400, "The upload is no multipart/form-data, or it broke off. Send it again."],
  "too-large": [413, "The upload is too large. Send fewer files at once, or smaller ones."],
  "too-many": [
    413,
    `An upload brings at most ${MAX_UPLOAD_FILES} files. Send the others by themselves.`,
  ],
  "long-field": [413, "A field of the upload is too long. Shorten it and send it again."],
  silent: [408, "Nothing came of the upload for half a minute, so it was given up. Send it again."],
} as const;

/** The rest of the body is not read, so the connection cannot be used again. */
function refusal(code: keyof typeof REFUSALS, cause?: unknown): SiteError {
  const [status, sentence] = REFUSALS[code];
  return new SiteError(status, sentence, { code, cause, headers: { connection: "close" } });
}
