import { type Context, Hono } from "hono";
import {
  SETTINGS_API,
  type SettingsGroupView,
  settingsSave,
} from "../../content/admin/settingsWire.ts";
import { mail } from "../../content/settings/mail.ts";
import type { SettingsGroup } from "../../content/settings/SettingsGroup.ts";
import { settingsGroups } from "../../content/settings/settingsGroups.ts";
import { changeSettings, readSettings, type SettingsNow } from "../../store/changeSettings.ts";
import { hurryJobs } from "../../store/jobs/reviveJobs.ts";
import type { Database } from "../../store/Store.ts";
import { SiteError } from "../SiteError.ts";
import { sealText } from "../sealText.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { asActor } from "./asActor.ts";
import { fixedSettings } from "./fixedSettings.ts";
import { ownerOnly } from "./ownerOnly.ts";
import { invalid, readBody } from "./readBody.ts";

/** The site's settings, group by group. Editors see and change those that are theirs to change. */
export function settingsRoutes(options: AdminOptions): Hono<AdminEnv> {
  const { db } = options;
  return new Hono<AdminEnv>()
    .get(SETTINGS_API, async (c) => {
      const { role } = c.get("user");
      const groups = settingsGroups.filter((group) => role === "owner" || group.role === "editor");
      const found = await readSettings(db, groups);
      const views = groups.flatMap((group) => viewOf(group, found.get(group.key), options));
      return c.json({ groups: views });
    })
    .put(`${SETTINGS_API}/:group`, (c) => change(c, c.req.param("group"), options));
}

async function change(c: Context<AdminEnv>, key: string, options: AdminOptions): Promise<Response> {
  const group = settingsGroups.find((one) => one.key === key);
  if (!group) throw new SiteError(404, UNKNOWN, { code: "missing" });
  if (group.role === "owner") await ownerOnly(c, async () => {});
  const fixed = fixedSettings(group, options.mail);
  if (fixed) throw new SiteError(409, fixed.reason, { code: "fixed" });
  const { based_on: basedOn, value } = await readBody(c, settingsSave);
  const by = asActor(c.get("user"));
  const outcome = await changeSettings(options.db, {
    by,
    group,
    basedOn,
    sent: value,
    seal: (text, boundTo) => sealText(text, { secret: options.secret, boundTo }),
    onChange: FOLLOWED_BY[key],
  });
  if ("issues" in outcome) {
    throw invalid(
      outcome.issues.map(({ path, message }) => ({ path: ["value", ...path], message })),
    );
  }
  if ("changed" in outcome) {
    const [current] = viewOf(group, outcome.changed, options);
    throw new SiteError(409, CHANGED, { code: "changed", details: { current } });
  }
  return c.json(viewOf(group, outcome.saved, options)[0]);
}

/** What a change of a group causes, in its transaction: mails that wait go out by another mail server at once. */
const FOLLOWED_BY: Readonly<Record<string, (tx: Database) => Promise<void>>> = {
  [mail.key]: (tx) => hurryJobs(tx, "mail"),
};

function viewOf(
  group: SettingsGroup,
  now: SettingsNow | undefined,
  options: AdminOptions,
): SettingsGroupView[] {
  if (!now) return [];
  const { key, label, help, fields } = group;
  const view = { key, label, help, fields, initial: group.read(undefined), ...now };
  const fixed = fixedSettings(group, options.mail);
  if (!fixed) return [view];
  const shown = fields
    .filter(({ kind }) => kind !== "secret")
    .map((field) => ({ ...field, isFixed: true }));
  return [{ ...view, fields: shown, value: fixed.value, fixed: fixed.reason }];
}

const UNKNOWN = "There are no settings of this name. Load the page again.";
const CHANGED =
  "Somebody else changed these settings after you opened them, and saving would undo their work. What you wrote is still here: look at theirs, then save again.";
