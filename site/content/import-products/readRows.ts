import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { ImportError } from "../import/ImportError.ts";
import type { ReadTextOptions } from "../import/readText.ts";
import { delimiterOf } from "./delimiterOf.ts";
import { readTable } from "./readTable.ts";

/** What is read of one row may have this many bytes: a quote that is never closed makes one row of all. */
export const MAX_ROW_BYTES = 10_000_000;

export type Row = {
  /** Where it begins in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
};

type Parsed = {
  readonly record: readonly string[];
  /** `lines` is the one where the row ends. */
  readonly info: { readonly lines: number };
};

/**
 * The rows of a table that was saved as text, the header first, with no more than one in memory.
 * Commas, semicolons or tabs part the cells; empty lines are left out.
 * @throws ImportError at the first thing that is no such table
 */
export async function* readRows(path: string, options?: ReadTextOptions): AsyncGenerator<Row> {
  const text = readTable(path, options);
  const { value: first = "" } = await text.next();
  const parser = parse({
    delimiter: delimiterOf(first),
    record_delimiter: "\n",
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
  });
  // What breaks on the way is thrown by the parser, too.
  pipeline(Readable.from(beginningWith(first, text)), parser, () => {});
  let ended = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      ended = info.lines;
      yield { line: ended - breaksIn(record), cells: record };
    }
  } catch (error) {
    throw explain(error, ended + 1);
  }
}

async function* beginningWith(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

function breaksIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
}

/** Says in our words what the parser found wrong in the row that begins at `line`. */
function explain(cause: unknown, line: number): unknown {
  if (!(cause instanceof CsvError)) return cause;
  if (cause.code === "CSV_QUOTE_NOT_CLOSED") {
    return new ImportError(
      "cut-short",
      `A quote that opens in the row beginning at line ${line} is never closed: the file ends too early, or that quote should stand twice. Export the products again, or correct the row.`,
      { cause },
    );
  }
  if (cause.code === "CSV_MAX_RECORD_SIZE") {
    return new ImportError(
      "too-large",
      `The row that begins at line ${line} holds more than ${MAX_ROW_BYTES} bytes. Most often a quote in it is never closed, so that all that follows is taken for one cell; else shorten it.`,
      { cause },
    );
  }
  return new ImportError(
    "not-csv",
    `The row that begins at line ${line} has a quote where none can be. A cell with quotes in it stands in quotes as a whole, and the quotes within it stand twice. Correct the row, or export the products again.`,
    { cause },
  );
}
