import { Hono } from "hono";
import { FIND_API, findQuery, OVERVIEW_API } from "../../content/admin/overviewWire.ts";
import { findByTitle, readOverview } from "../../store/overview.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { readQuery } from "./readBody.ts";

/** What leads on: what somebody was at, and documents by their titles. */
export function overviewRoutes({ db }: AdminOptions): Hono<AdminEnv> {
  return new Hono<AdminEnv>()
    .get(OVERVIEW_API, async (c) => c.json(await readOverview(db, c.get("user").userId)))
    .get(FIND_API, async (c) => {
      const { search } = readQuery(c, findQuery);
      return c.json({ items: await findByTitle(db, search) });
    });
}
