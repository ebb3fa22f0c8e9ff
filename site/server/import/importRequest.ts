import * as v from "valibot";

const text = v.pipe(v.string(), v.maxLength(4096));

/** Becomes part of what products are known by. */
export const SOURCE_NAME = /^[a-z\d][a-z\d.-]{0,59}$/;

/** What an import is asked for: plain JSON, as another process or a job may send it. */
export const importRequestSchema = v.object({
  /** An export or a table of products. */
  file: text,
  /** Further files of the same export, which the old system wrote in several. Default none. */
  parts: v.optional(v.array(text), () => []),
  /** What a table's shop is called here, so that those of two shops stay apart. Default none. */
  source: v.optional(v.pipe(v.string(), v.regex(SOURCE_NAME))),
  /** A copy of the old site's uploads. Default none. */
  media: v.optional(text),
  /** Whether files are fetched from where they were. Default yes. */
  download: v.optional(v.boolean(), true),
  /** Tells what would come, and stores nothing. Default no. */
  dryRun: v.optional(v.boolean(), false),
  /** Takes away first what is still the demo's. Default no. */
  replaceDemo: v.optional(v.boolean(), false),
  /** The old menu that becomes the main one, by its name. Default: see importSettings. */
  menu: v.optional(text),
  /** The one that stands below every page. */
  footerMenu: v.optional(text),
});

export type ImportRequest = v.InferInput<typeof importRequestSchema>;
export type CheckedImportRequest = v.InferOutput<typeof importRequestSchema>;
