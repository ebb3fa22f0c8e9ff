import type { ImportSink } from "../../content/import/ImportSink.ts";
import { isReservedPath } from "../../content/isReservedPath.ts";
import { importComments, placeAnswers } from "../../store/importComments.ts";
import { importContactForms } from "../../store/importContactForms.ts";
import { importDocuments } from "../../store/importDocuments.ts";
import { importTerms } from "../../store/importTerms.ts";
import type { Database } from "../../store/Store.ts";

/** Puts what an import brings into a database; refuses once `signal` is aborted. */
export function storeSink(db: Database, signal?: AbortSignal): ImportSink {
  return {
    async importTerms(terms) {
      signal?.throwIfAborted();
      return importTerms(db, terms);
    },
    async importContactForms(forms) {
      signal?.throwIfAborted();
      return importContactForms(db, forms);
    },
    async importDocuments(documents) {
      signal?.throwIfAborted();
      return importDocuments(
        db,
        documents.map((document) => ({
          ...document,
          terms: [...document.terms],
          path: besideRoutes(document.path),
        })),
      );
    },
    async importComments(comments) {
      signal?.throwIfAborted();
      return importComments(db, comments);
    },
    async placeAnswers(answers) {
      signal?.throwIfAborted();
      return placeAnswers(db, answers);
    },
  };
}

/** Where the site itself answers, an imported page would never be seen. */
function besideRoutes(path: string): string {
  return isReservedPath(path) ? `/old${path}` : path;
}
