import { SaxesParser } from "saxes";
import { createExportReader, type ExportReaderOptions } from "./createExportReader.ts";
import type { ExportRecord } from "./ExportRecord.ts";
import { ImportError } from "./ImportError.ts";
import { type ReadTextOptions, readText } from "./readText.ts";

/**
 * Reads a WXR file record by record, with no more than one item in memory. The site comes last.
 * @throws ImportError at the first thing that is not as it should be
 */
export async function* readExport(
  path: string,
  options: ReadTextOptions & ExportReaderOptions = {},
): AsyncGenerator<ExportRecord> {
  const parser = new SaxesParser();
  const reader = createExportReader(parser, options);
  for await (const text of readText(path, options)) {
    explain(parser, () => parser.write(text));
    reader.countWaiting(text.length);
    yield* reader.take();
  }
  explain(parser, () => parser.close());
  yield* reader.take();
  reader.refuseOther();
}

/** Does `work`, and says in our words what the parser found wrong. */
function explain(parser: SaxesParser, work: () => void): void {
  try {
    work();
  } catch (cause) {
    if (cause instanceof ImportError) throw cause;
    const found = cause instanceof Error ? cause.message : "";
    if (/unclosed|unexpected end/.test(found)) {
      const message = `The file ends too early, at line ${parser.line}, so part of the site is missing. Download or export it again.`;
      throw new ImportError("cut-short", message, { cause });
    }
    const message = `The file is not XML as an export is (line ${found.replace(/:\d+: /, ": ")}) Export the site again, and do not change the file by hand.`;
    throw new ImportError("not-xml", message, { cause });
  }
}
