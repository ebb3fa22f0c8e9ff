import type { ImportSink, MediaSink } from "../../content/import/ImportSink.ts";
import { isReservedPath } from "../../content/isReservedPath.ts";
import { claimPaths } from "../../store/claimPaths.ts";
import { importComments, placeAnswers } from "../../store/importComments.ts";
import { importContactForms } from "../../store/importContactForms.ts";
import { importDocuments } from "../../store/importDocuments.ts";
import { importRedirects } from "../../store/importRedirects.ts";
import { importTerms } from "../../store/importTerms.ts";
import type { Database } from "../../store/Store.ts";
import { importSiteSettings } from "./importSiteSettings.ts";
import { rolledBack } from "./rolledBack.ts";

export type StoreSinkOptions = {
  readonly media?: MediaSink | undefined;
  /** Tells what would become of all, and stores nothing. */
  readonly isTrial?: boolean | undefined;
  /** Once it is aborted, nothing more is taken. */
  readonly signal?: AbortSignal | undefined;
};

/** Puts what an import brings into a database. */
export function storeSink(
  db: Database,
  { media, isTrial = false, signal }: StoreSinkOptions,
): ImportSink {
  const claimed = new Set<string>();
  /** In a trial documents are not there when what was said about them comes. */
  const tried = new Set<string>();
  const work = <Result>(store: (db: Database) => Promise<Result>): Promise<Result> => {
    signal?.throwIfAborted();
    return isTrial ? rolledBack(db, store) : store(db);
  };
  return {
    media,
    importTerms: (terms) => work((tx) => importTerms(tx, terms)),
    importContactForms: (forms) => work((tx) => importContactForms(tx, forms)),
    async claimPaths(wanted) {
      signal?.throwIfAborted();
      const paths = await claimPaths(db, wanted.map(beside), claimed);
      const others = wanted.filter(({ path }, place) => path === "/" && paths[place] !== "/");
      if (others.length === 0) return paths;
      const otherwise = await claimPaths(
        db,
        others.map((one) => beside({ ...one, path: one.otherwise })),
        claimed,
      );
      return paths.map((path, place) => {
        const one = wanted[place];
        return (one && otherwise[others.indexOf(one)]) ?? path;
      });
    },
    importDocuments(documents) {
      if (isTrial) for (const { sourceId } of documents) tried.add(sourceId);
      return work((tx) =>
        importDocuments(
          tx,
          documents.map((document) => ({ ...document, terms: [...document.terms] })),
        ),
      );
    },
    async importComments(comments) {
      const outcomes = await work((tx) => importComments(tx, comments));
      return outcomes.map((outcome, place) =>
        outcome === "left-out" && tried.has(comments[place]?.documentId ?? "")
          ? "created"
          : outcome,
      );
    },
    placeAnswers: (answers) => work((tx) => placeAnswers(tx, answers)),
    importRedirects: (redirects) => work((tx) => importRedirects(tx, redirects)),
    importSettings: (change) => work((tx) => importSiteSettings(tx, change)),
  };
}

/** Where the site itself answers, an imported page would never be seen. */
function beside<Wanted extends { readonly path: string }>(wanted: Wanted): Wanted {
  return isReservedPath(wanted.path) ? { ...wanted, path: `/old${wanted.path}` } : wanted;
}
