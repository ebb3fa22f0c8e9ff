import * as v from "valibot";
import { checksumOf, OWN_MIGRATIONS } from "../migrate.ts";
import { DumpError } from "./DumpError.ts";
import { type DumpManifest, MANIFEST_NAME, manifestSchema } from "./DumpManifest.ts";
import { DUMPED_TABLES } from "./dumpedTables.ts";
import { NO_DUMP, readEntries } from "./readEntries.ts";
import { readJson } from "./readJson.ts";
import { unlessDamaged } from "./unlessDamaged.ts";

/**
 * What a dump says of itself: that it is one, and of a version that we know.
 * @throws DumpError
 */
export function readManifest(file: string, signal?: AbortSignal): Promise<DumpManifest> {
  return unlessDamaged({ file, signal }, async () => manifestOf(await firstEntry(file)));
}

async function firstEntry(file: string): Promise<unknown> {
  const entries = readEntries(file);
  try {
    const { value: first } = await entries.next();
    if (!first || first.name !== MANIFEST_NAME) throw new DumpError(NO_DUMP);
    return await readJson(first);
  } finally {
    await entries.return(undefined);
  }
}

function manifestOf(said: unknown): DumpManifest {
  const parsed = v.safeParse(manifestSchema, said);
  if (!parsed.success) throw unknownManifest(said);
  const manifest = parsed.output;
  for (const migration of manifest.migrations) refuseUnknown(migration);
  const unknown = manifest.tables.find(({ name }) => !DUMPED_TABLES.includes(name));
  if (unknown) throw new DumpError(`It holds a table "${unknown.name}". ${NO_DUMP}`);
  return manifest;
}

function refuseUnknown({ name, checksum }: DumpManifest["migrations"][number]): void {
  const text = Object.hasOwn(OWN_MIGRATIONS, name) ? OWN_MIGRATIONS[name] : undefined;
  if (text === undefined) throw new DumpError(newer(`it has the migration ${name}`));
  if (checksumOf(text) === checksum) return;
  throw new DumpError(
    `The dump was written after another form of the migration ${name} than this version has, so its tables may ` +
      "differ. Nothing was restored. Restore it with the version that wrote it.",
  );
}

function unknownManifest(said: unknown): DumpError {
  const { success, output } = v.safeParse(later, said);
  return new DumpError(success ? newer(`it is of format ${output.formatVersion}`) : NO_DUMP);
}

const later = v.object({
  format: v.literal("vitrine-dump"),
  formatVersion: v.pipe(v.number(), v.minValue(2)),
});

function newer(sign: string): string {
  return (
    `The dump was written by a later version of this software: ${sign}, which this version does not know. ` +
    "Nothing was restored. Install that later version, and restore it there."
  );
}
