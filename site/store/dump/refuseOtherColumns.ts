import type { Database } from "../Store.ts";
import { DumpError } from "./DumpError.ts";
import type { DumpManifest } from "./DumpManifest.ts";
import { readTables } from "./readTables.ts";
import { STAGING } from "./stagingArea.ts";

/** Where a dump's tables have other columns than those of the staging area, it is none of ours. @throws DumpError */
export async function refuseOtherColumns(db: Database, manifest: DumpManifest): Promise<void> {
  const shapes = await readTables(db, STAGING);
  for (const { name, columns } of manifest.tables) {
    const own = shapes.find((shape) => shape.name === name)?.columns ?? [];
    if ([...own].sort().join() === [...columns].sort().join()) continue;
    throw new DumpError(
      `The dump's table ${name} has the columns ${columns.join(", ")}, where its own version makes ` +
        `${own.join(", ") || "no such table"}. It was changed, or is of another program. Nothing was restored.`,
    );
  }
}
