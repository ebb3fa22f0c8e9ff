import * as v from "valibot";

/** What a dump says of itself, in its first entry. */
export const MANIFEST_NAME = "vitrine.json";
/** Its last entry: without it the dump was cut off. */
export const END_NAME = "end.json";

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

const tableSchema = v.object({
  name: v.string(),
  columns: v.array(v.string()),
  rows: wholeNumber,
  /** Of the entry `tables/<name>.jsonl`: a row a line, as PostgreSQL writes rows in JSON. */
  bytes: wholeNumber,
  sha256: v.string(),
  /** The number that was given last, by the column that counts by itself; 0 where none was. */
  sequences: v.record(v.string(), wholeNumber),
});

/** One table in a dump. */
export type DumpedTable = v.InferOutput<typeof tableSchema>;

export const manifestSchema = v.object({
  format: v.literal("vitrine-dump"),
  /** Grows when an older version could not read what is written now. */
  formatVersion: v.literal(1),
  createdAt: v.string(),
  /** Those the store had seen, with the checksums of their texts. */
  migrations: v.array(v.object({ name: v.string(), checksum: v.string() })),
  tables: v.array(tableSchema),
  /** Whether uploaded files are in it. */
  hasUploads: v.boolean(),
});

export type DumpManifest = v.InferOutput<typeof manifestSchema>;

export const endSchema = v.object({ files: wholeNumber, bytes: wholeNumber });

/** What a dump's last entry says: how many uploaded files came before it. */
export type DumpEnd = v.InferOutput<typeof endSchema>;
