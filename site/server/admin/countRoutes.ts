import { Hono } from "hono";
import { COUNTS_API } from "../../content/admin/countsWire.ts";
import { countPending } from "../../store/comments.ts";
import { countUnread } from "../../store/countSubmissions.ts";
import { countDead } from "../../store/jobs/pageJobs.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";

/** What waits for whoever is signed in, for the navigation. */
export function countRoutes({ db }: Pick<AdminOptions, "db">): Hono<AdminEnv> {
  return new Hono<AdminEnv>().get(COUNTS_API, async (c) => {
    const isOwner = c.get("user").role === "owner";
    const [comments, submissions, jobs] = await Promise.all([
      countPending(db),
      countUnread(db),
      isOwner ? countDead(db) : 0,
    ]);
    return c.json({ comments, submissions, jobs });
  });
}
