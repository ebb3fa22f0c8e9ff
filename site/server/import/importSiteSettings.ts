import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { demoSettings } from "../../content/demo/demoSettings.ts";
import type { OwnedOutcome } from "../../content/import/ImportSink.ts";
import { type SiteSettings, siteSettings } from "../../content/siteSettings.ts";
import type { Database } from "../../store/Store.ts";
import { settings } from "../../store/schema.ts";
import { settingOf, writeSetting } from "../../store/settings.ts";

/** Where it is kept what an import made of the settings: while they are that, an import may change them. */
const IMPORTED = { ...siteSettings, key: "imported-site" };

/** Changes the settings, unless they are neither the demo's nor an import's: then they are an owner's. */
export async function importSiteSettings(
  db: Database,
  change: (site: SiteSettings) => SiteSettings,
): Promise<OwnedOutcome> {
  return db.transaction(async (tx) => {
    const stored = await readStored(tx, siteSettings.key);
    const current = settingOf(siteSettings, stored);
    const wanted = change(current);
    if (stored !== undefined && isSame(current, wanted)) return "unchanged";
    const imported = await readStored(tx, IMPORTED.key);
    const known = [
      demoSettings,
      ...(imported === undefined ? [] : [settingOf(IMPORTED, imported)]),
    ];
    if (stored !== undefined && !known.some((one) => isSame(one, current))) return "kept";
    await writeSetting(tx, siteSettings, wanted);
    await writeSetting(tx, IMPORTED, wanted);
    return "changed";
  });
}

/** Takes the demo's name and menus away, unless somebody changed them: the site is a new one's then. */
export async function forgetDemoSettings(db: Database): Promise<void> {
  const stored = await readStored(db, siteSettings.key);
  if (stored === undefined || !isSame(settingOf(siteSettings, stored), demoSettings)) return;
  await db.delete(settings).where(eq(settings.key, siteSettings.key));
}

async function readStored(tx: Database, key: string): Promise<unknown> {
  const [row] = await tx
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, key));
  return row?.value;
}

/** As JSON keeps them, without what is left out. */
function isSame(one: SiteSettings, other: SiteSettings): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));
}
