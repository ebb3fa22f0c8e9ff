import { and, eq, inArray, like, ne, type SQL } from "drizzle-orm";
import { MAX_PATH_BYTES } from "./documentContent.ts";
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
  const find = async (condition: SQL) => {
    const rows = await db
      .select({ path: documents.path })
      .from(documents)
      .where(and(condition, isOther));
    return new Set(rows.map(({ path }) => path));
  };
  if ((await find(eq(documents.path, wanted))).size === 0) return wanted;
  const taken = await find(like(documents.path, `${wanted.replace(/[\\%_]/g, "\\$&")}-%`));
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

/** The same for new documents that come together; no two get one address. */
export async function freePaths(
  db: Database,
  wanted: readonly string[],
): Promise<readonly string[]> {
  const rows = await db
    .select({ path: documents.path })
    .from(documents)
    .where(inArray(documents.path, [...wanted]));
  const taken = new Set(rows.map(({ path }) => path));
  const free: string[] = [];
  for (const path of wanted) {
    let found = taken.has(path) ? await freePath(db, path, undefined) : path;
    for (let number = 2; taken.has(found); number += 1) found = `${path}-${number}`;
    taken.add(found);
    free.push(found);
  }
  return free;
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
