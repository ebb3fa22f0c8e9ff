import * as v from "valibot";
import type { DocumentsPutBack } from "../../../content/admin/documentBulkWire.ts";
import type { Actor } from "../../../store/auditLog.ts";
import { dateSchema } from "../../../store/documentContent.ts";
import { putBack } from "../../../store/publish.ts";
import type { Database } from "../../../store/Store.ts";
import { type DocumentStanding, hold } from "../../../store/trash.ts";
import { invalid } from "../readBody.ts";
import { changeEach } from "./changeEach.ts";
import { expectShowable } from "./expectShowable.ts";

/**
 * Lets several documents stand as they stood before something was done to them. @returns as changeEach
 * @throws {SiteError} 422 `invalid` for a date that cannot be stored
 */
export async function putBackMany(
  db: Database,
  { before, by }: DocumentsPutBack & { readonly by: Actor },
): ReturnType<typeof changeEach> {
  const standings = new Map(before.map((one, index) => [one.id, standingOf(one, index)]));
  return changeEach(db, standings.keys(), async (tx, id) => {
    const to = standings.get(id);
    if (!to) return {};
    const { status, trashed } = await hold(tx, id);
    // What comes back from the trash as it went there is no worse than it was.
    const becomesSeen = to.status === "published" || to.status === "private";
    if (becomesSeen && (trashed?.status ?? status) !== to.status) await expectShowable(tx, id);
    return putBack(tx, { id, by }, to);
  });
}

function standingOf(
  { status, published_at }: DocumentsPutBack["before"][number],
  index: number,
): DocumentStanding {
  if (published_at === null) return { status, publishedAt: null };
  const date = v.safeParse(dateSchema, new Date(published_at));
  if (date.success) return { status, publishedAt: date.output };
  throw invalid([{ path: ["before", index, "published_at"], message: date.issues[0].message }]);
}
