import { and, eq, like, ne, type SQL, sql } from "drizzle-orm";
import { MAX_PATH_BYTES } from "./documentContent.ts";
import { listOf } from "./listOf.ts";
import type { Database } from "./Store.ts";
import { documents } from "./schema.ts";

/** Room for a suffix such as "-12345" within MAX_PATH_BYTES. */
const SUFFIX_BYTES = 8;

/** `wanted`, or with the first suffix from "-2" on that makes it no other document's address. */
export async function freePath(
  db: Database,
  wanted: string,
  ownId: string | undefined,
): Promise<string> {
  const isOther = ownId === undefined ? undefined : ne(documents.id, ownId);
  const isTaken = await findPaths(db, and(eq(documents.path, wanted), isOther));
  if (isTaken.size === 0) return wanted;
  return withSuffix(wanted, await findPaths(db, and(isVariant(wanted), isOther)));
}

/** The same for new documents that come together; no two get one address. */
export async function freePaths(
  db: Database,
  wanted: readonly string[],
): Promise<readonly string[]> {
  const taken = new Set(await findPaths(db, sql`${documents.path} in (${listOf(wanted)})`));
  const looked = new Set<string>();
  const free: string[] = [];
  for (const path of wanted) {
    if (taken.has(path) && !looked.has(path)) {
      looked.add(path);
      for (const other of await findPaths(db, isVariant(path))) taken.add(other);
    }
    const found = taken.has(path) ? withSuffix(path, taken) : path;
    taken.add(found);
    free.push(found);
  }
  return free;
}

async function findPaths(db: Database, condition: SQL | undefined): Promise<ReadonlySet<string>> {
  const rows = await db.select({ path: documents.path }).from(documents).where(condition);
  return new Set(rows.map(({ path }) => path));
}

function isVariant(path: string): SQL {
  return like(documents.path, `${path.replace(/[\\%_]/g, "\\$&")}-%`);
}

function withSuffix(path: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${path}-${number}`)) number += 1;
  return `${path}-${number}`;
}

/** Whether `path` is what freePath once made of `wanted`. */
export function isVariantOf(path: string, wanted: string): boolean {
  return (
    path === wanted || (path.startsWith(`${wanted}-`) && /^-\d+$/.test(path.slice(wanted.length)))
  );
}

/** An address short enough for the store, with room for a suffix, cut between characters. */
export function fitPath(path: string): string {
  const bytes = Buffer.from(path).subarray(0, MAX_PATH_BYTES - SUFFIX_BYTES);
  return Buffer.byteLength(path) <= bytes.length ? path : bytes.toString().replace(/\ufffd+$/, "");
}
