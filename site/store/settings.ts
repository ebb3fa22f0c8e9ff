import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "./Store.ts";
import { settings } from "./schema.ts";
import { storable } from "./storable.ts";

/** A setting: its key in the table, what it may be, and what holds until someone has set it. */
export type Setting<Value> = {
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, Value>;
  readonly fallback: Value;
};

/** The value of a setting; its fallback when it was never set, or is no longer valid. */
export async function readSetting<Value>(db: Database, setting: Setting<Value>): Promise<Value> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, setting.key));
  return settingOf(setting, row?.value);
}

/** The same of what was read from the table already; undefined where there is no row. */
export function settingOf<Value>(setting: Setting<Value>, stored: unknown): Value {
  const parsed = v.safeParse(setting.schema, stored);
  return stored !== undefined && parsed.success ? parsed.output : setting.fallback;
}

/** Stores the value of a setting. @throws ValiError when the schema refuses it */
export async function writeSetting<Value>(
  db: Database,
  setting: Setting<Value>,
  value: Value,
): Promise<void> {
  await storeSetting(db, setting.key, v.parse(v.pipe(storable, setting.schema), value));
}

/** Stores what a schema has read already. */
export async function storeSetting(db: Database, key: string, value: unknown): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value: jsonOf(value) })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`excluded.value`, updatedAt: sql`excluded.updated_at` },
    });
}

/** JSON's null is a value as good as others; Drizzle would store SQL's. */
function jsonOf(value: unknown): unknown {
  return value === null || value === undefined ? sql`'null'::jsonb` : value;
}
