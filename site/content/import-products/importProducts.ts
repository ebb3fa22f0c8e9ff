import { ImportError } from "../import/ImportError.ts";
import { plainText } from "../import/plainText.ts";
import type { ImportProgress } from "../import/types.ts";
import { createProductReport, type ProductReportWriter } from "./createProductReport.ts";
import { type GatheredProduct, gatherProducts } from "./gatherProducts.ts";
import type { ImportedProduct, LinkedNames, ProductSink } from "./ImportedProduct.ts";
import { linkedProducts } from "./linkedProducts.ts";
import type { ProductReport, ProductType } from "./ProductReport.ts";
import type { ProductRow } from "./ProductRow.ts";
import type { ReadContext } from "./ReadContext.ts";
import { type ProductSurvey, surveyProducts } from "./surveyProducts.ts";
import { productSource, type ReadProduct, toProduct } from "./toProduct.ts";

/** Products that are handed on at a time: few enough for little memory, many enough to be quick. */
export const PRODUCT_BATCH = 50;

export type ProductImportOptions = Omit<ReadContext, "survey" | "source"> & {
  /** Default that of the one shop there is: see productSource. */
  readonly source?: string | undefined;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Whether the sink keeps nothing. Default false. */
  readonly isTrial?: boolean | undefined;
  /** Says in words what a sink threw. Default its message. */
  readonly explain?: ((error: unknown) => string) | undefined;
};

type Waiting = { readonly row: ProductRow; readonly product: ImportedProduct };

type Run = ReadContext & {
  readonly sink: ProductSink;
  readonly writer: ProductReportWriter;
  /** How far it is. */
  readonly place: { line: number };
};

/**
 * Brings the products of a table (CSV) into `sink`, a batch at a time. The file is read twice:
 * nothing is given to the sink before all of it has been found sound. The same file again changes
 * nothing.
 * @param path - a file that stays as it is meanwhile
 * @throws ImportError for a file that cannot be imported, and where something else ended it
 */
export async function importProducts(
  path: string,
  sink: ProductSink,
  options: ProductImportOptions,
): Promise<ProductReport> {
  const { minorUnit, words, onProgress, explain = messageOf, isTrial = false } = options;
  const { source = productSource() } = options;
  const tell = (step: ImportProgress["step"]) => (done: number, of: number) =>
    onProgress?.({ step, done, of });
  const survey = await surveyProducts(path, { onBytes: tell("checking") });
  const writer = createProductReport();
  const run: Run = { sink, writer, survey, source, minorUnit, words, place: { line: 1 } };
  try {
    await sink.begin?.();
    await bringAll(path, run, tell("products"));
  } catch (error) {
    throw stopped(error, run.place.line, explain);
  }
  return writer.report({ rows: survey.rows, isTrial });
}

async function bringAll(
  path: string,
  run: Run,
  onBytes: (bytes: number, totalBytes: number) => void,
): Promise<void> {
  const { survey, writer, sink, place } = run;
  const linked: LinkedNames[] = [];
  let waiting: Waiting[] = [];
  const gathered = gatherProducts(path, survey, {
    onBytes,
    onRow: (cells) => countColumns(cells, survey, writer),
    onLeftOut: (row, reason) => writer.note("leftOut", { ...about(row), reason }),
  });
  for await (const found of gathered) {
    place.line = found.row.line;
    const read = await readProduct(found, run);
    if (!read) continue;
    waiting.push({ row: found.row, product: read.product });
    linked.push(...linksOf(found.row, read, run));
    if (waiting.length < PRODUCT_BATCH) continue;
    await flush(waiting, run);
    waiting = [];
  }
  await flush(waiting, run);
  await sink.linkProducts(run.source, linked);
}

/** What is wrong with the file says so itself; cut off on purpose is no mistake. */
function stopped(error: unknown, line: number, explain: (error: unknown) => string): unknown {
  if (error instanceof ImportError) return error;
  if (error instanceof Error && error.name === "AbortError") return error;
  const message = `The import stopped near line ${line}. ${explain(error)} What came until then is kept: give the same command again, and it goes on from there.`;
  return new ImportError("stopped", message, { cause: error });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function linksOf(row: ProductRow, { links }: ReadProduct, run: Run): readonly LinkedNames[] {
  const hasLinks = Object.values(links).some((names) => names.length > 0);
  return hasLinks
    ? [linkedProducts(row, links, { survey: run.survey, note: noteOn(row, run) })]
    : [];
}

async function readProduct(found: GatheredProduct, run: Run): Promise<ReadProduct | undefined> {
  const { row } = found;
  const read = toProduct(found, run, noteOn(row, run));
  if (typeof read === "string") {
    run.writer.note("leftOut", { ...about(row), reason: read });
    return undefined;
  }
  for (const host of read.pictureHosts) run.writer.countPictureElsewhere(host);
  const gallery = await takePictures(read, row, run);
  const { product } = read;
  return { ...read, product: { ...product, parts: { ...product.parts, gallery } } };
}

/** Those that can be had, in their order. */
async function takePictures({ product, pictures }: ReadProduct, row: ProductRow, run: Run) {
  const gallery = [];
  for (const address of pictures) {
    const taken = await run.sink.takePicture(address, product.title);
    if (typeof taken === "string")
      run.writer.note("missingPictures", { ...about(row), reason: taken });
    else if (taken) gallery.push(taken);
  }
  return gallery;
}

async function flush(waiting: readonly Waiting[], run: Run): Promise<void> {
  if (waiting.length === 0) return;
  const outcomes = await run.sink.importProducts(waiting.map(({ product }) => product));
  for (const [place, { outcome, notes }] of outcomes.entries()) {
    const one = waiting[place];
    if (!one) continue;
    const { row, product } = one;
    run.writer.countOutcome((row.type ?? "simple") as ProductType, outcome);
    if (row.type === "variable") run.writer.countChoices(product.parts.variants.length);
    for (const _picture of product.parts.gallery ?? []) run.writer.countPicture();
    for (const reason of notes) noteOn(row, run)(reason);
  }
}

function noteOn(row: ProductRow, { writer }: Run): (reason: string) => void {
  return (reason) => writer.note("incomplete", { ...about(row), reason });
}

function about(row: ProductRow): { readonly line: number; readonly title: string } {
  return { line: row.line, title: plainText(row.text("name"), 80) };
}

/** "0" fills a column with nothing. */
function countColumns(
  cells: readonly string[],
  { header }: ProductSurvey,
  writer: ProductReportWriter,
): void {
  for (const { name, place } of header.others) {
    const cell = cells[place]?.trim() ?? "";
    if (cell !== "" && cell !== "0") writer.countColumn(name);
  }
}
