import * as v from "valibot";
import type { FieldDescription } from "./fieldWire.ts";

/** GET: all groups that the one who asks may change; PUT /api/admin/settings/:group: one of them anew. */
export const SETTINGS_API = "/api/admin/settings";

/** The fields of a form, as the server describes them. */
const fieldList = v.custom<readonly FieldDescription[]>(Array.isArray);
const values = v.record(v.string(), v.unknown());

/** Settings that are changed together. */
export const settingsGroup = v.object({
  key: v.string(),
  label: v.string(),
  help: v.string(),
  fields: fieldList,
  value: values,
  /** What holds while nobody has set anything. */
  initial: values,
  /** By it a save proves that nobody else saved in between. */
  version: v.string(),
  /** Why nothing of it can be changed here, as English for fieldText. Default everything can. */
  fixed: v.optional(v.string()),
});
export type SettingsGroupView = v.InferOutput<typeof settingsGroup>;

/** GET /api/admin/settings: the groups that whoever asks may change. */
export const settingsList = v.object({ groups: v.array(settingsGroup) });

/** Refused with the code "fixed" where it is fixed, and with "changed" and `current` where somebody saved in between. */
export const settingsSave = v.object({ based_on: v.string(), value: values });
