import * as v from "valibot";
import type { StoredSetting } from "../settings/SettingsGroup.ts";

/** The longest that anything sent with a form is kept, where an end is set, in days. */
export const MAX_KEEP_DAYS = 36_500;

const schema = v.object({
  /** How long submissions are kept, in days; null for as long as nobody deletes them. */
  keepDays: v.optional(v.nullable(v.number()), null),
  /** How long the files are kept that came with them, in days. */
  keepFileDays: v.optional(v.number(), 365),
  /** Words that make a submission spam, in any case. */
  disallowedWords: v.optional(v.array(v.string()), []),
});

/** What holds for all contact forms, as the owner set it; a form may keep what is sent for another time. */
export type FormsSetting = v.InferOutput<typeof schema>;

/** A row of its own: nothing of it is for pages. */
export const formsSetting: StoredSetting<FormsSetting> = {
  key: "forms",
  schema,
  fallback: v.parse(schema, {}),
};
