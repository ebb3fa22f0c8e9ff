import { type NoticeState, noticeSettings } from "../content/admin/noticesWire.ts";
import { type Actor, audit } from "./auditLog.ts";
import type { Database } from "./Store.ts";
import { readSetting, writeSetting } from "./settings.ts";

/** Keeps how the notice of what is to be set up stands, and notes who changed it. */
export async function setNoticeState(db: Database, state: NoticeState, by: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await readSetting(tx, noticeSettings)).setup === state) return;
    await writeSetting(tx, noticeSettings, { setup: state });
    await audit(tx, {
      by,
      action: `notice.${VERBS[state]}`,
      subject: { kind: "notice", id: "setup" },
    });
  });
}

const VERBS = {
  shown: "show",
  folded: "fold",
  hidden: "hide",
} as const satisfies Record<NoticeState, string>;
