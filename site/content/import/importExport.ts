import { claimPaths } from "./claimPaths.ts";
import { createAddressBook } from "./createAddressBook.ts";
import { createKeeper } from "./createKeeper.ts";
import { createReport } from "./createReport.ts";
import { ImportError } from "./ImportError.ts";
import type { ImportMemory } from "./ImportPlace.ts";
import type { ImportReport } from "./ImportReport.ts";
import type { ImportSink } from "./ImportSink.ts";
import { importComments } from "./importComments.ts";
import { importContactForms } from "./importContactForms.ts";
import { importDocuments } from "./importDocuments.ts";
import { importMedia } from "./importMedia.ts";
import { importRedirects } from "./importRedirects.ts";
import { importSettings, type MenuChoice } from "./importSettings.ts";
import { importTerms } from "./importTerms.ts";
import { StoppedAt } from "./StoppedAt.ts";
import { surveyExport } from "./surveyExport.ts";
import type { ImportProgress, ImportStep } from "./types.ts";

export type ImportOptions = MenuChoice & {
  /** Further files of the same export, in their order. Default none. */
  readonly parts?: readonly string[] | undefined;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Where it goes on, and remembers how far it is. Default: it begins, and remembers nothing. */
  readonly memory?: ImportMemory | undefined;
  /** Says in words what a sink threw. Default its message. */
  readonly explain?: ((error: unknown) => string) | undefined;
};

/**
 * Brings a WordPress export (WXR) into `sink`. Its files are read several times, a piece at a time:
 * nothing is given to the sink before all of them have been found sound. The same again changes
 * nothing.
 * @param path - a file that stays as it is meanwhile, as its parts do
 * @throws ImportError for a file that cannot be imported, and where something else ended it
 */
export async function importExport(
  path: string,
  sink: ImportSink,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const place = { at: "at its beginning" };
  try {
    return await importSteps([path, ...(options.parts ?? [])], sink, { ...options, place });
  } catch (error) {
    throw stopped(error, place.at, options);
  }
}

type Place = { at: string };

async function importSteps(
  files: readonly string[],
  sink: ImportSink,
  { onProgress, memory, place, menu, footerMenu }: ImportOptions & { readonly place: Place },
): Promise<ImportReport> {
  const from = memory?.from;
  const writer = createReport(from?.report);
  /** What is done once more after an import was cut off has been counted already. */
  const again = from ? createReport() : writer;
  const tell = (step: ImportStep) => (done: number, of: number) => onProgress?.({ step, done, of });
  const survey = await surveyExport(files, {
    onBytes: tell("checking"),
    onControlCharacters: again.countControlCharacters,
  });
  const start = { files, survey, sink, tell };
  place.at = "before its pages and posts";
  await sink.begin?.();
  await importTerms({ ...start, writer: again });
  await importContactForms({ ...start, writer: again });
  const media = await importMedia({ ...start, writer: again });
  const paths = await claimPaths(start);
  const book = createAddressBook({ survey, paths, files: media });
  const keeper = createKeeper(memory, { writer, site: survey.site });
  const run = { ...start, writer, paths, book, keeper };
  await importDocuments(run);
  await importComments(run);
  place.at = "after its pages, posts and comments";
  await importSettings(run, { menu, footerMenu });
  await importRedirects(run);
  return writer.report(survey.site);
}

/** What is wrong with the file says so itself; cut off on purpose is no mistake. */
function stopped(error: unknown, at: string, { explain = messageOf }: ImportOptions): unknown {
  const { where, cause } = error instanceof StoppedAt ? error : { where: at, cause: error };
  if (cause instanceof ImportError) return cause;
  if (cause instanceof Error && cause.name === "AbortError") return cause;
  const message = `The import stopped ${where}. ${explain(cause)} What came until then is kept: give the same command again, and it goes on from there.`;
  return new ImportError("stopped", message, { cause });
}

function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
