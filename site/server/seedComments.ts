import { randomUUID } from "node:crypto";
import { demo } from "../content/demo/demo.ts";
import type { DemoComment, DemoReview } from "../content/demo/types.ts";
import type { Database } from "../store/Store.ts";
import { comments } from "../store/schema.ts";

/** What is stored as the address of everyone who says something in the demo: it reaches nobody. */
const NOBODY = "nobody@halftone.example";

type Said = DemoComment | DemoReview;
type Row = typeof comments.$inferInsert;

/** Stores what people said in the demo, all of it approved. @param ids of documents by address */
export async function seedComments(tx: Database, ids: ReadonlyMap<string, string>): Promise<void> {
  const rows = [
    ...Object.entries(demo.comments).flatMap(([slug, said]) => rowsAt(`/journal/${slug}`, said)),
    ...Object.entries(demo.reviews).flatMap(([slug, said]) => rowsAt(`/shop/${slug}`, said)),
  ];
  if (rows.length > 0) await tx.insert(comments).values(rows);

  function rowsAt(path: string, said: readonly Said[]): Row[] {
    const documentId = ids.get(path);
    if (documentId === undefined) throw new Error(`The demo has comments at ${path}, but no page.`);
    return said.flatMap((one) => rowsOf(one, documentId));
  }
}

/** A comment and all that answers it, each after what it answers. */
function rowsOf(said: Said, documentId: string, parentId: string | null = null): Row[] {
  const id = randomUUID();
  const answers = "answers" in said ? (said.answers ?? []) : [];
  const row: Row = {
    id,
    documentId,
    parentId,
    authorName: said.by,
    authorEmail: NOBODY,
    body: said.body,
    rating: "rating" in said ? said.rating : null,
    status: "approved",
    createdAt: new Date(said.on),
  };
  return [row, ...answers.flatMap((answer) => rowsOf(answer, documentId, id))];
}
