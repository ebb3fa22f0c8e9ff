import { ImportError, type ImportErrorCode } from "../import/ImportError.ts";
import { type ReadTextOptions, readText } from "../import/readText.ts";

/** The text of a table, piece by piece, its line ends written "\n". @throws ImportError in words about tables */
export async function* readTable(path: string, options?: ReadTextOptions): AsyncGenerator<string> {
  // A line end may be cut in two by the pieces.
  let held = "";
  try {
    for await (const piece of readText(path, options)) {
      const text = held + piece;
      held = text.endsWith("\r") ? "\r" : "";
      yield text.slice(0, text.length - held.length).replace(/\r\n?/g, "\n");
    }
  } catch (error) {
    throw inOurWords(error);
  }
  if (held !== "") yield "\n";
}

const WORDS: Readonly<Partial<Record<ImportErrorCode, string>>> = {
  empty: "The file is empty. Export the products again.",
  "not-utf8":
    'The file is not UTF-8 text, so its letters cannot be told: it may have been saved by a spreadsheet in another encoding (Windows-1252, UTF-16), or be no table at all. Save it as "CSV UTF-8", or export the products again and do not open the file.',
};

function inOurWords(error: unknown): unknown {
  const words = error instanceof ImportError ? WORDS[error.code] : undefined;
  return words && error instanceof ImportError
    ? new ImportError(error.code, words, { cause: error })
    : error;
}
