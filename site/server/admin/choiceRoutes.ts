import { Hono } from "hono";
import { CHOICES_API, choiceQuery } from "../../content/admin/choiceWire.ts";
import { listChoices } from "../../store/listChoices.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { readQuery } from "./readBody.ts";

/** What editors choose from: authors, categories and tags, pages to stand below, products to lead to. */
export function choiceRoutes({ db }: AdminOptions): Hono<AdminEnv> {
  return new Hono<AdminEnv>().get(CHOICES_API, async (c) => {
    const { not_below: notBelow, ...question } = readQuery(c, choiceQuery);
    return c.json({ items: await listChoices(db, { ...question, notBelow }) });
  });
}
