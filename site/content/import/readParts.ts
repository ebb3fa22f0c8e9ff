import { stat } from "node:fs/promises";
import { basename } from "node:path";
import type { ExportReaderOptions } from "./createExportReader.ts";
import type { ExportRecord } from "./ExportRecord.ts";
import { ImportError } from "./ImportError.ts";
import { readExport } from "./readExport.ts";
import type { ReadTextOptions } from "./readText.ts";

/**
 * Reads the files of one export as if they were one: large sites are exported in parts. Each of them
 * ends with its site.
 * @throws ImportError that names the file, where there are several
 */
export async function* readParts(
  files: readonly string[],
  { onBytes, ...options }: ReadTextOptions & ExportReaderOptions = {},
): AsyncGenerator<ExportRecord> {
  const sizes = await Promise.all(files.map(sizeOf));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let before = 0;
  for (const [place, file] of files.entries()) {
    const hear = (bytes: number): void => onBytes?.(before + bytes, total);
    try {
      yield* readExport(file, { ...options, onBytes: hear });
    } catch (error) {
      throw files.length > 1 ? named(error, file) : error;
    }
    before += sizes[place] ?? 0;
  }
}

/** Whoever reads it says why it cannot be read. */
async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0;
}

function named(error: unknown, file: string): unknown {
  if (!(error instanceof ImportError)) return error;
  return new ImportError(error.code, `${basename(file)}: ${error.message}`, { cause: error });
}
