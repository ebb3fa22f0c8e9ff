import type { IncomingMessage } from "node:http";
import type { FormDefinition } from "vitrine/contact-form";
import { liftBodyTime } from "../bodyTime.ts";
import type { MediaStorage } from "../media/MediaStorage.ts";
import { MultipartError } from "../multipart/MultipartError.ts";
import { readMultipart } from "../multipart/readMultipart.ts";
import {
  type FileField,
  fileFieldsOf,
  MAX_TEXT_BYTES,
  MOST_PARTS,
  maxFileBytesOf,
  maxPartsOf,
  PARTS_AT_LEAST,
} from "./files/formLimits.ts";
import type { ReceivedFile } from "./files/ReceivedFile.ts";
import { receiveFile } from "./files/receiveFile.ts";

/** How long a form with files may take to come, in milliseconds: 25 MB over a poor line take ten minutes. */
const MAX_MS = 30 * 60 * 1000;

/** Of any form; see maxPartsOf for how many parts one may have. */
const LIMITS = {
  fields: MOST_PARTS,
  files: MOST_PARTS,
  // Boundaries are counted, of which there is one more; and the one after the last part may come.
  parts: MOST_PARTS + 2,
  fieldSize: MAX_TEXT_BYTES + 1,
  headerPairs: 20,
};

/** All that was sent with a form. */
export type PostedParts = {
  /** The texts in their order, of whatever name. */
  readonly texts: FormData;
  /** Those of its file fields that count. */
  readonly files: readonly ReceivedFile[];
};

export type ReceiveFormOptions = {
  /** Where files of forms lie. */
  readonly formFiles: MediaStorage;
  /** How much may come in all. */
  readonly maxBytes: number;
  /** Whether files may come with it: then it may take longer than other bodies. */
  readonly takesFiles: boolean;
  /** The form that is sent, by the texts that stand before its first file; without one, files are passed over. */
  readonly formOf: (texts: FormData) => FormDefinition | undefined;
  /** Default BODY_SILENCE_MS. */
  readonly silenceMs?: number;
  /** How long it may take to come, in milliseconds; for tests. */
  readonly maxMs?: number;
};

/**
 * Reads a form (multipart/form-data) as it comes and hands it on; files are written to drafts, never
 * held in memory. Whatever happens, in the end nothing is left of files that nobody kept.
 * @throws MultipartError, or what `work` throws
 */
export async function receivePostedForm<Result>(
  request: IncomingMessage,
  options: ReceiveFormOptions,
  work: (parts: PostedParts) => Promise<Result>,
): Promise<Result> {
  const sent: NamedFile[] = [];
  try {
    const texts = await readParts(request, options, sent);
    return await work({ texts, files: counted(sent) });
  } finally {
    await Promise.allSettled(sent.map(({ file }) => file.discard()));
  }
}

/** A file under the name that it was sent under. */
type NamedFile = { readonly as: string; readonly file: ReceivedFile };

/** @param sent where those are put that came */
async function readParts(
  request: IncomingMessage,
  {
    formFiles: storage,
    formOf,
    maxBytes,
    takesFiles,
    silenceMs,
    maxMs = MAX_MS,
  }: ReceiveFormOptions,
  sent: NamedFile[],
): Promise<FormData> {
  const texts = new FormData();
  let textBytes = 0;
  let parts = 0;
  if (takesFiles) liftBodyTime(request);
  await readMultipart(request, {
    maxBytes,
    limits: LIMITS,
    silenceMs,
    maxMs,
    takePart() {
      parts += 1;
      // Which form it is may be known only once some of it was read.
      if (parts > PARTS_AT_LEAST && parts > maxPartsOf(formOf(texts))) {
        throw new MultipartError("too-many");
      }
    },
    takeText(name, text) {
      textBytes += Buffer.byteLength(name) + Buffer.byteLength(text);
      if (textBytes > MAX_TEXT_BYTES) throw new MultipartError("too-large");
      texts.append(name, text);
    },
    takeFile({ field: as, name }) {
      const field = fileFieldOf(formOf(texts), as);
      if (!field) return undefined;
      return async (stream) => {
        const most = Math.min(maxBytes, maxFileBytesOf(field));
        const file = await receiveFile(stream, {
          ...{ storage, name, field: field.name },
          maxBytes: most,
        });
        // Browsers send a nameless empty file where none was chosen.
        if (name === "" && file.size === 0) return file.discard();
        sent.push({ as, file });
      };
    },
  });
  return texts;
}

function fileFieldOf(form: FormDefinition | undefined, as: string): FileField | undefined {
  return form && fileFieldsOf(form).find(({ name }) => as === name || as === `${name}[]`);
}

/** As texts are gathered: under a plain name the last counts, under one with brackets each. */
function counted(sent: readonly NamedFile[]): readonly ReceivedFile[] {
  return sent
    .filter(({ as, file }, place) =>
      sent
        .slice(place + 1)
        .every((later) => later.file.field !== file.field || (later.as === as && as.endsWith("]"))),
    )
    .map(({ file }) => file);
}
