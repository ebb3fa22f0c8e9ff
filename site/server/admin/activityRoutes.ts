import { Hono } from "hono";
import {
  ACTIVITY_API,
  type ActivityEntry,
  activityQuery,
} from "../../content/admin/activityWire.ts";
import { listActivity, readActivityChoices } from "../../store/activity.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { ownerOnly } from "./ownerOnly.ts";
import { pageOf } from "./pageOf.ts";
import { readListQuery } from "./readListQuery.ts";

/** Who did what, and when. For owners. */
export function activityRoutes({ db }: AdminOptions): Hono<AdminEnv> {
  return new Hono<AdminEnv>()
    .use(ACTIVITY_API, ownerOnly)
    .use(`${ACTIVITY_API}/*`, ownerOnly)
    .get(ACTIVITY_API, async (c) => {
      const { from, until, ...asked } = readListQuery(c, activityQuery);
      const { items, ...page } = await listActivity(db, {
        ...asked,
        ...(from && { from: new Date(from) }),
        ...(until && { until: new Date(until) }),
      });
      return c.json({ items: items.map(toEntry), ...pageOf(page) });
    })
    .get(`${ACTIVITY_API}/choices`, async (c) => c.json(await readActivityChoices(db)));
}

type Logged = Awaited<ReturnType<typeof listActivity>>["items"][number];

function toEntry(row: Logged): ActivityEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    by: { id: row.userId, name: row.userName },
    action: row.action,
    subject: { kind: row.subjectKind, id: row.subjectId, name: row.subjectName },
    details: row.details,
  };
}
