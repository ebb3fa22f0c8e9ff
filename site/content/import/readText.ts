import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { ImportError, type ImportErrorCode } from "./ImportError.ts";

export type ReadTextOptions = {
  /** Hears how many bytes have been read. */
  readonly onBytes?: ((bytes: number, totalBytes: number) => void) | undefined;
  /** Hears how many characters were taken out because XML does not allow them. */
  readonly onControlCharacters?: ((count: number) => void) | undefined;
};

const CHUNK = 256 * 1024;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go.
const NOT_IN_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/**
 * The text of a UTF-8 file, piece by piece. Control characters, which old exports hold and XML does
 * not allow, are left out.
 * @throws ImportError
 */
export async function* readText(
  path: string,
  options: ReadTextOptions = {},
): AsyncGenerator<string> {
  const totalBytes = await sizeOf(path);
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let bytes = 0;
  let begun = false;
  for await (const chunk of chunksOf(path)) {
    if (!begun) refusePacked(chunk);
    bytes += chunk.byteLength;
    const text = tidy(decode(decoder, bytes, chunk), options);
    // Plugins that print a blank line first are common, and XML must begin with its first character.
    yield begun ? text : text.trimStart();
    begun ||= text.trim() !== "";
    options.onBytes?.(bytes, totalBytes);
  }
  if (!begun) throw new ImportError("empty", "The file is empty. Export the site again.");
  // Only throws: what is cut within a character is not text.
  decode(decoder, bytes);
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((error: unknown) => {
    throw fromSystem(error, path);
  });
  if (found.isFile()) return found.size;
  const message = found.isDirectory()
    ? await folderSentence(path)
    : `${path} is no file but a device. Name the file of the export.`;
  throw new ImportError("not-a-file", message);
}

/** Names of files that a sentence lists. */
const MAX_NAMES = 5;

async function folderSentence(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => []);
  const fitting = names.filter((name) => /\.(?:xml|csv)$/i.test(name)).sort();
  const more = fitting.length > MAX_NAMES ? ` and ${fitting.length - MAX_NAMES} more` : "";
  const listed = fitting.slice(0, MAX_NAMES).join(", ");
  return `${folder} is a folder. Name the file of the export in it; of one in several parts, all of them.${listed && ` In it are ${listed}${more}.`}`;
}

async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  const stream = createReadStream(path, { highWaterMark: CHUNK });
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    throw fromSystem(error, path);
  } finally {
    stream.destroy();
  }
}

function fromSystem(error: unknown, path: string): Error {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (typeof code !== "string") return error instanceof Error ? error : new Error(String(error));
  const [ours, sentence]: [ImportErrorCode, string] =
    code === "ENOENT" || code === "ENOTDIR"
      ? ["not-found", `There is no file ${path}. Look at its name and where it lies.`]
      : ["unreadable", `The file ${path} cannot be read (${code}). Allow this user to read it.`];
  return new ImportError(ours, sentence, { cause: error });
}

function refusePacked(start: Buffer): void {
  const isZip = start.subarray(0, 4).equals(Buffer.from("PK\x03\x04", "latin1"));
  const isGzip = start[0] === 0x1f && start[1] === 0x8b;
  if (isZip) throw new ImportError("packed", ZIP);
  if (isGzip) throw new ImportError("packed", GZIP);
}

const ZIP =
  "The file is packed (zip), or it is the file of a spreadsheet (.xlsx, .ods). Unpack it, or save the sheet as CSV UTF-8, and import that.";
const GZIP =
  "The file is packed (gzip). Unpack it, and import the file inside; but what npm run dump wrote is brought back by npm run restore.";

function decode(decoder: TextDecoder, bytes: number, chunk?: Buffer): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch (cause) {
    const message = `The file is not UTF-8 text: before byte ${bytes} there are bytes that stand for no character. Export the site again, and do not save the file in an editor.`;
    throw new ImportError("not-utf8", message, { cause });
  }
}

function tidy(text: string, { onControlCharacters }: ReadTextOptions): string {
  let count = 0;
  const clean = text.replace(NOT_IN_XML, () => {
    count += 1;
    return "";
  });
  if (count > 0) onControlCharacters?.(count);
  return clean;
}
