import * as v from "valibot";
import type { MissingDocument } from "../../store/importMissing.ts";
import { importMissing } from "../../store/importMissing.ts";
import type { Store } from "../../store/Store.ts";
import { tidyContent } from "../../store/tidyContent.ts";

/** The most products, and the most posts, that are made up. */
export const MAX_SEEDED = 100_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEEDED));

/** What the command takes, also from another process. */
export const seedArgs = v.object({ products: count, posts: count });

export type SeedProgress = { readonly done: number; readonly of: number };

export type SeedReport = {
  readonly stored: number;
  /** Those that were there from an earlier time. */
  readonly known: number;
};

/** How many are stored at a time: more are hardly faster, and keep others waiting longer. */
const BATCH = 50;

/** Puts made-up products and posts into a store that this process has open, where they are missing. */
export async function seedInto(
  { db }: Store,
  counts: v.InferOutput<typeof seedArgs>,
  {
    tell,
    signal,
  }: {
    readonly tell: (progress: SeedProgress) => void;
    readonly signal?: AbortSignal;
  },
): Promise<SeedReport> {
  // Names and pictures of the demo: nobody needs them in memory who does not seed.
  const { scaleDocuments } = await import("../../content/scale/scaleDocuments.ts");
  const of = counts.products + counts.posts;
  let [done, stored] = [0, 0];
  for (const batch of batches(scaleDocuments(counts))) {
    signal?.throwIfAborted();
    stored += await importMissing(db, batch);
    done += batch.length;
    tell({ done, of });
  }
  if (stored > 0) await tidyContent(db);
  return { stored, known: done - stored };
}

function* batches(documents: Iterable<MissingDocument>): Generator<readonly MissingDocument[]> {
  let batch: MissingDocument[] = [];
  for (const document of documents) {
    batch.push(document);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
