import { createHash } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import type { FieldIssue } from "../content/admin/fieldWire.ts";
import { toIssue } from "../content/fields/toIssue.ts";
import type { Seal, SettingsGroup } from "../content/settings/SettingsGroup.ts";
import { type Actor, audit } from "./auditLog.ts";
import type { Database } from "./Store.ts";
import { settings } from "./schema.ts";
import { storeSetting } from "./settings.ts";
import { storable } from "./storable.ts";

/** A group of settings as it stands. */
export type SettingsNow = {
  readonly value: Readonly<Record<string, unknown>>;
  /** The same for as long as the value is; the next one is another. */
  readonly version: string;
};

/** Groups as they stand, by their keys; in one query. */
export async function readSettings(
  db: Database,
  groups: readonly SettingsGroup[],
): Promise<ReadonlyMap<string, SettingsNow>> {
  const keys = [...new Set(groups.map(({ storedKey }) => storedKey))];
  const rows = await db.select().from(settings).where(inArray(settings.key, keys));
  const byKey = new Map(rows.map(({ key, value }) => [key, value]));
  return new Map(groups.map((group) => [group.key, now(group, byKey.get(group.storedKey))]));
}

export type SettingsChange = {
  readonly by: Actor;
  readonly group: SettingsGroup;
  /** The version that was seen when the change was made. */
  readonly basedOn: string;
  readonly sent: unknown;
  /** For what must not be read in the database. */
  readonly seal: Seal;
  /** Called where it is another than before, in the transaction of the change. Default nothing. */
  readonly onChange?: ((tx: Database) => Promise<void>) | undefined;
};

/** What became of a change: the group as it stands then, why it was not made, or what is wrong with it. */
export type SettingsOutcome =
  | { readonly saved: SettingsNow }
  | { readonly changed: SettingsNow }
  | { readonly issues: readonly FieldIssue[] };

/** A number of ours for PostgreSQL's advisory locks: one change of settings at a time. */
const SETTINGS_LOCK = 0x76_69_73_65;

/** Changes a group, unless somebody else did so meanwhile: theirs stays then. */
export async function changeSettings(
  db: Database,
  { by, group, basedOn, sent, seal, onChange }: SettingsChange,
): Promise<SettingsOutcome> {
  const clean = v.safeParse(storable, sent);
  if (!clean.success) return { issues: clean.issues.map(toIssue) };
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(SETTINGS_LOCK))})`);
    const [row] = await tx.select().from(settings).where(eq(settings.key, group.storedKey));
    const before = now(group, row?.value);
    if (before.version !== basedOn) return { changed: before };
    const written = group.write(row?.value, clean.output, seal);
    if ("issues" in written) return written;
    const saved = now(group, written.row);
    if (saved.version === before.version) return { saved };
    await storeSetting(tx, group.storedKey, written.row);
    const subject = { kind: "settings", id: group.key, name: group.label };
    await audit(tx, {
      by,
      action: "settings.change",
      subject,
      details: { fields: changed(before, saved) },
    });
    await onChange?.(tx);
    return { saved };
  });
}

function now(group: SettingsGroup, row: unknown): SettingsNow {
  const value = group.read(row);
  const version = createHash("sha256").update(JSON.stringify(value)).digest("base64url");
  return { value, version: version.slice(0, 22) };
}

/** The names of what is not as before. */
function changed(before: SettingsNow, after: SettingsNow): readonly string[] {
  const names = new Set([...Object.keys(before.value), ...Object.keys(after.value)]);
  return [...names].filter(
    (name) => JSON.stringify(before.value[name]) !== JSON.stringify(after.value[name]),
  );
}
