import { MediaRefused } from "../MediaRefused.ts";
import type { BroughtFile } from "./BroughtFile.ts";
import { createOldSite } from "./createOldSite.ts";
import type { Upload } from "./createUploads.ts";
import { type ImportStart, sourceOf } from "./ImportRun.ts";
import { StoppedAt } from "./StoppedAt.ts";

/** Files that are looked for at once: hosts are asked for no more by a visitor's browser. */
export const FILES_AT_ONCE = 4;

/** Files that are asked for in one query whether they are here already. */
const KNOWN_BATCH = 200;

export type BroughtFiles = ReadonlyMap<string, BroughtFile | "missing">;

/**
 * Brings the files that an export names among the site's media, each once.
 * @returns what came of each, by the id of its upload; undefined where no files are to be brought
 */
export async function importMedia(run: ImportStart): Promise<BroughtFiles | undefined> {
  const { survey, sink } = run;
  const oldSite = createOldSite(survey.site);
  const all = survey.uploads.list((address) => oldSite.read(address) !== undefined);
  if (!sink.media) {
    run.writer.countNotFetched(all.length);
    return undefined;
  }
  const brought = new Map<string, BroughtFile | "missing">();
  let done = 0;
  for (let start = 0; start < all.length; start += KNOWN_BATCH) {
    const some = all.slice(start, start + KNOWN_BATCH);
    const known = await sink.media.findTaken(
      some.map(({ id }) => ({ source: sourceOf(survey), sourceId: id })),
    );
    await eachAtOnce(some, async (upload) => {
      const here = known.get(upload.id);
      if (here) run.writer.countOutcome("file", "unchanged");
      brought.set(upload.id, here ? pickBrought(here) : await bring(upload, run));
      done += 1;
      run.tell("media")(done, all.length);
    });
  }
  return brought;
}

async function bring(upload: Upload, { survey, sink, writer }: ImportStart) {
  const { id, title, alt, caption, path } = upload;
  const miss = (reason: string): "missing" => {
    const type = id.startsWith("file:") ? "file" : "attachment";
    writer.note("missingFiles", {
      id: type === "file" ? path : id,
      type,
      title: title || path,
      reason,
    });
    return "missing";
  };
  const found = await sink.media?.find(upload);
  if (!found || "reason" in found) return miss(found?.reason ?? "nothing was fetched");
  try {
    const origin = { source: sourceOf(survey), sourceId: id };
    const name = path.split("/").at(-1) ?? path;
    const stored = await sink.media?.take({ file: found.file, name, title, alt, caption, origin });
    if (!stored) return miss("nothing was fetched");
    writer.countOutcome("file", stored.wasKnown ? "unchanged" : "created");
    return pickBrought(stored);
  } catch (error) {
    if (error instanceof MediaRefused) return miss(error.message);
    throw new StoppedAt(`near file ${path}`, error);
  } finally {
    await found.discard();
  }
}

function pickBrought({ src, kind, width, height }: BroughtFile): BroughtFile {
  return { src, kind, width, height };
}

/** Does `work` for all, FILES_AT_ONCE at a time; the first failure ends it. */
async function eachAtOnce<Thing>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  const waiting = things.values();
  const worker = async (): Promise<void> => {
    for (const thing of waiting) await work(thing);
  };
  const ended = await Promise.allSettled(Array.from({ length: FILES_AT_ONCE }, worker));
  for (const one of ended) if (one.status === "rejected") throw one.reason;
}
