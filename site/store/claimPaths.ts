import { and, eq, inArray, or } from "drizzle-orm";
import { fitPath, freePath, isVariantOf } from "./freePath.ts";
import type { Database } from "./Store.ts";
import { documents } from "./schema.ts";
import { isStorableText } from "./storable.ts";

/** Where a document of another system wants to stand. */
export type WantedPath = {
  readonly source: string;
  readonly sourceId: string;
  readonly path: string;
};

/**
 * Where documents of one source will stand: those that are here already where they are, others
 * where they want to, or at the first free address beside that.
 * @param claimed addresses that others of the same import will have; these are added
 */
export async function claimPaths(
  db: Database,
  wanted: readonly WantedPath[],
  claimed: Set<string>,
): Promise<readonly string[]> {
  const fitting = wanted.map((one) => ({ ...one, path: fitPath(one.path) }));
  const { here, taken } = await findTaken(db, fitting);
  const paths: string[] = [];
  for (const { sourceId, path } of fitting) {
    const own = here.get(sourceId);
    const isFree = !taken.has(path) && !claimed.has(path);
    if (own !== undefined && isVariantOf(own, path)) paths.push(own);
    else paths.push(isFree ? path : await freeBeside(db, path, claimed));
    claimed.add(paths.at(-1) ?? path);
  }
  return paths;
}

async function findTaken(db: Database, wanted: readonly WantedPath[]) {
  const [{ source = "" } = {}] = wanted;
  const paths = wanted.map(({ path }) => path).filter(isStorableText);
  const ids = wanted.map(({ sourceId }) => sourceId);
  const rows = await db
    .select({ path: documents.path, source: documents.source, sourceId: documents.sourceId })
    .from(documents)
    .where(
      or(
        inArray(documents.path, paths),
        and(eq(documents.source, source), inArray(documents.sourceId, ids)),
      ),
    );
  const own = rows.filter((row) => row.source === source);
  return {
    here: new Map(own.map((row) => [row.sourceId ?? "", row.path])),
    taken: new Set(rows.map(({ path }) => path)),
  };
}

async function freeBeside(
  db: Database,
  wanted: string,
  claimed: ReadonlySet<string>,
): Promise<string> {
  let path = await freePath(db, wanted, undefined);
  let number = Number(/-(\d+)$/.exec(path)?.[1] ?? 1);
  while (claimed.has(path)) {
    do number += 1;
    while (claimed.has(`${wanted}-${number}`));
    path = await freePath(db, `${wanted}-${number}`, undefined);
  }
  return path;
}
