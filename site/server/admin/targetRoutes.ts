import { Hono } from "hono";
import * as v from "valibot";
import { TARGET_KINDS, TARGETS_API, targetQuery } from "../../content/admin/targetWire.ts";
import { findTargets } from "../../store/findTargets.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { linkTargets } from "./linkTargets.ts";
import { readQuery } from "./readBody.ts";

/** What fields can name: pages to link to, forms, categories. */
export function targetRoutes(options: AdminOptions): Hono<AdminEnv> {
  const { db } = options;
  return new Hono<AdminEnv>().get(`${TARGETS_API}/:of`, async (c, next) => {
    const of = v.safeParse(v.picklist(TARGET_KINDS), c.req.param("of"));
    if (!of.success) return next();
    const { search } = readQuery(c, targetQuery);
    const isLink = of.output === "link";
    const items = await (isLink
      ? linkTargets(options, search)
      : findTargets(db, { of: of.output, search }));
    return c.json({ items });
  });
}
