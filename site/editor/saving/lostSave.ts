import * as v from "valibot";

/** A save to which no answer came, as a browser keeps it beside what was written. */
export const lostSave = v.object({
  /** Its save_id: a document that has it is as this save left it. */
  id: v.string(),
  /** The details that saving was to change, such as to publish it. */
  wanted: v.record(v.string(), v.unknown()),
  /** Whether nothing was written since it was sent. */
  is_all: v.boolean(),
});
export type LostSave = v.InferOutput<typeof lostSave>;
