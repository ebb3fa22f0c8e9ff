import { Hono } from "hono";
import { newView, VIEWS_API, viewQuery } from "../../content/admin/viewWire.ts";
import { deleteView, listViews, saveView } from "../../store/savedViews.ts";
import { SiteError } from "../SiteError.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { ID_PATTERN } from "./idPattern.ts";
import { readBody, readQuery } from "./readBody.ts";

/** Somebody's own views of lists. */
export function viewRoutes({ db }: AdminOptions): Hono<AdminEnv> {
  return new Hono<AdminEnv>()
    .get(VIEWS_API, async (c) => {
      const { screen } = readQuery(c, viewQuery);
      return c.json({ items: await listViews(db, { userId: c.get("user").userId, screen }) });
    })
    .post(VIEWS_API, async (c) => {
      const view = await readBody(c, newView);
      return c.json(await saveView(db, { ...view, userId: c.get("user").userId }), 201);
    })
    .delete(`${VIEWS_API}/:id{${ID_PATTERN}}`, async (c) => {
      const view = { userId: c.get("user").userId, id: c.req.param("id") };
      if (await deleteView(db, view)) return c.body(null, 204);
      throw new SiteError(404, "This view was deleted already.", { code: "missing" });
    });
}
