import { Hono } from "hono";
import {
  NOTICES_API,
  noticeSettings,
  type SetupNotice,
  type SetupStep,
} from "../../content/admin/noticesWire.ts";
import { demoSettings } from "../../content/demo/demoSettings.ts";
import { siteSettings } from "../../content/siteSettings.ts";
import { readSetting } from "../../store/settings.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";

/** What an owner should know on the start screen. How it is put away: ajax/notices.ts. */
export function noticeRoutes(options: AdminOptions): Hono<AdminEnv> {
  return new Hono<AdminEnv>().get(NOTICES_API, async (c) => {
    const { setup: state } = await readSetting(options.db, noticeSettings);
    const isOwner = c.get("user").role === "owner";
    const notice: SetupNotice = { state, steps: isOwner ? await stepsOf(options) : [] };
    return c.json(notice);
  });
}

async function stepsOf({
  db,
  source,
  origin,
  hosting,
  mail,
}: AdminOptions): Promise<SetupNotice["steps"]> {
  const { title } = await source.readSite();
  const done: Readonly<Record<SetupStep, boolean | null>> = {
    name: title !== siteSettings.fallback.title && title !== demoSettings.title,
    address: origin !== undefined,
    mail: (await mail.read(db)) !== undefined,
    // A dump is a file that its owner took away.
    backup: null,
    database: !hosting.isEmbedded,
  };
  return (Object.keys(done) as SetupStep[]).map((step) => ({ step, is_done: done[step] }));
}
