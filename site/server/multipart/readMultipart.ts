import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { collectText } from "./collectText.ts";
import { MultipartError } from "./MultipartError.ts";
import { BODY_SILENCE_MS, piecesOf } from "./piecesOf.ts";

/** A file of a body, before it comes. */
export type FilePart = {
  /** The name of its field. */
  readonly field: string;
  /** What its sender calls it, empty where nothing; says nothing of what it is. */
  readonly name: string;
};

export type MultipartOptions = {
  /** How much may come in all. */
  readonly maxBytes: number;
  /** A text of `fieldSize` bytes is too long. */
  readonly limits: busboy.Limits & { readonly fieldSize: number };
  /** Called with each part, before it is taken. What it throws ends the reading. */
  readonly takePart?: () => void;
  /** Called with each text as it stands there. What it throws ends the reading. */
  readonly takeText: (name: string, text: string) => void;
  /**
   * Called with each file, before anything of it is read. @returns what takes it, one file after
   * the other, and ends the reading by what it throws; undefined where nothing of it is wanted. What
   * has no name of its own and is not wanted is a text, unless it is empty, as browsers send it where
   * no file was chosen.
   */
  readonly takeFile: (part: FilePart) => TakeFile | undefined;
  /** Default BODY_SILENCE_MS. */
  readonly silenceMs?: number | undefined;
  /** How long all of it may take, in milliseconds. Default for ever, while something comes. */
  readonly maxMs?: number | undefined;
};

/** What is not read of the stream is passed over. */
type TakeFile = (stream: Readable) => Promise<void>;

/** Whether a request says that it brings multipart/form-data. */
export function isMultipart(type: string | undefined): boolean {
  return /^multipart\/form-data\s*(?:;|$)/i.test(type ?? "");
}

/**
 * Reads multipart/form-data as it comes, never as a whole. It leaves the connection open whatever
 * happens, so that an answer can be sent, and returns once nothing that it called is under way.
 * @throws MultipartError, or what a taker throws
 */
export async function readMultipart(
  request: IncomingMessage,
  options: MultipartOptions,
): Promise<void> {
  const { maxBytes, silenceMs = BODY_SILENCE_MS, maxMs = Number.POSITIVE_INFINITY } = options;
  const parser = openParser(request, options);
  const reading = watch(parser);
  takeTexts(parser, reading, options);
  const areTaken = takeFiles(parser, reading, options);
  try {
    await pipeline(piecesOf(request, { maxBytes, silenceMs, maxMs }), parser);
  } catch (error) {
    const isOurs = error instanceof MultipartError;
    reading.fail(isOurs ? error : new MultipartError("broken", { cause: error }));
  }
  await areTaken();
  const failure = reading.failure();
  if (failure !== undefined) throw failure;
}

function openParser({ headers }: IncomingMessage, options: MultipartOptions): busboy.Busboy {
  if (!isMultipart(headers["content-type"])) throw new MultipartError("type");
  if (Number(headers["content-length"] ?? 0) > options.maxBytes) {
    throw new MultipartError("too-large");
  }
  try {
    const parser = busboy({ headers, limits: options.limits, defParamCharset: "utf8" });
    const refuse = () => parser.destroy(new MultipartError("too-many"));
    return parser.on("partsLimit", refuse).on("filesLimit", refuse).on("fieldsLimit", refuse);
  } catch (cause) {
    throw new MultipartError("broken", { cause });
  }
}

type Reading = {
  /** Ends it; only the first reason is told. */
  readonly fail: (error: unknown) => void;
  /** Does what ends it by what it throws. */
  readonly attempt: (work: () => void) => void;
  /** Why it ended; undefined while nothing is wrong. */
  readonly failure: () => unknown;
};

function watch(parser: busboy.Busboy): Reading {
  let failure: unknown;
  function fail(error: unknown): void {
    failure ??= error;
    parser.destroy(error instanceof Error ? error : new Error(String(error)));
  }
  return {
    fail,
    attempt(work) {
      try {
        work();
      } catch (error) {
        fail(error);
      }
    },
    failure: () => failure,
  };
}

function takeTexts(
  parser: busboy.Busboy,
  { attempt }: Reading,
  { takePart, takeText }: MultipartOptions,
): void {
  parser.on("field", (name: string | undefined, text: string | undefined, { valueTruncated }) =>
    attempt(() => {
      takePart?.();
      takeText(...whole({ name, text, isCut: valueTruncated }));
    }),
  );
}

type SentText = {
  readonly name: string | undefined;
  /** Undefined where it says that it is in letters which the parser does not know. */
  readonly text: string | undefined;
  readonly isCut: boolean;
};

/** @throws MultipartError where something of it is missing */
function whole({ name, text, isCut }: SentText): [name: string, text: string] {
  if (name === undefined || text === undefined) throw new MultipartError("broken");
  if (isCut) throw new MultipartError("long-field");
  return [name, text];
}

/** @returns what waits until all files that were begun are kept or let go of */
function takeFiles(
  parser: busboy.Busboy,
  { fail, attempt }: Reading,
  { limits, takePart, takeFile, takeText }: MultipartOptions,
): () => Promise<void> {
  let turn = Promise.resolve();
  async function takeInTurn(stream: Readable, take: TakeFile): Promise<void> {
    if (parser.destroyed) return;
    try {
      await take(borrow(stream));
      stream.resume();
    } catch (error) {
      if (stream.errored) parser.destroy(stream.errored);
      else fail(error);
    }
  }
  function takeAsText(name: string | undefined, stream: Readable): void {
    collectText(stream, limits.fieldSize - 1, (collected) => {
      const isNothing = collected.text === "" && !collected.isCut;
      if (!isNothing) attempt(() => takeText(...whole({ name, ...collected })));
    });
  }
  parser.on("file", (field: string | undefined, stream, { filename }) => {
    // Until its turn nobody else hears that the body broke off.
    stream.on("error", () => {});
    attempt(() => {
      takePart?.();
      const take = takeFile({ field: field ?? "", name: filename ?? "" });
      if (take) turn = turn.then(() => takeInTurn(stream, take));
      else if (filename === undefined) takeAsText(field, stream);
      else stream.resume();
    });
  });
  return () => turn;
}

/** A stream whose reader may stop without ending the body that it is part of. */
function borrow(stream: Readable): Readable {
  return Readable.from(stream.iterator({ destroyOnReturn: false }));
}
