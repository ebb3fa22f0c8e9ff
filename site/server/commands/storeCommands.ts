import * as v from "valibot";
import { importExport } from "../../content/import/importExport.ts";
import type { ImportProgress, ImportReport } from "../../content/import/types.ts";
import { isReservedPath } from "../../content/isReservedPath.ts";
import { importDocument } from "../../store/importDocument.ts";
import type { Store } from "../../store/Store.ts";
import { tidyContent } from "../../store/tidyContent.ts";
import { setRole } from "../../store/users.ts";
import { roleArgs } from "./roleCommand.ts";
import { seedArgs, seedInto } from "./seedInto.ts";

/** What a command may be told while the work goes on. */
export type Tell = (progress: ImportProgress) => void;

const importArgs = v.object({ file: v.string() });

/** Brings an export into a store that this process has open. */
export async function importInto(
  store: Store,
  file: string,
  { tell, signal }: { readonly tell: Tell; readonly signal?: AbortSignal },
): Promise<ImportReport> {
  const report = await importExport(
    file,
    {
      async importDocument(document) {
        signal?.throwIfAborted();
        return importDocument(store.db, {
          ...document,
          terms: [...document.terms],
          path: besideRoutes(document.path),
        });
      },
    },
    { onProgress: tell },
  );
  await tidyContent(store.db);
  return report;
}

/** Where the site itself answers, an imported page would never be seen. */
function besideRoutes(path: string): string {
  return isReservedPath(path) ? `/old${path}` : path;
}

/** Carries out, for other processes, the commands that need the store this one holds. */
export function answerStoreCommands(store: Store): () => void {
  return store.handleCommands(async ({ command, args, progress, signal }) => {
    if (command === "import") {
      return importInto(store, v.parse(importArgs, args).file, { tell: progress, signal });
    }
    if (command === "role") return setRole(store.db, v.parse(roleArgs, args));
    if (command === "seed") {
      return seedInto(store, v.parse(seedArgs, args), { tell: progress, signal });
    }
    throw new Error(`The running server knows no command "${command}".`);
  });
}
