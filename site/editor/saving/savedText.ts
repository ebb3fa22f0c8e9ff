import type { EditedDocument } from "../../content/admin/documentWire.ts";
import type { AdminLocale } from "../../texts/admin/createAdminLocale.ts";

export type Saved = {
  /** As it was saved the last time. */
  readonly before: EditedDocument;
  readonly answer: EditedDocument;
};

/** What to tell of a save: above all, that visitors see it now, or when they will. */
export function savedText(
  { before, answer }: Saved,
  { say, dateTime }: Pick<AdminLocale, "say" | "dateTime">,
): string {
  const at = answer.content.published_at;
  const isNew = before.state !== answer.state || before.content.published_at !== at;
  if (isNew && answer.state === "scheduled" && at !== null) {
    return say("editor.scheduledFor", { time: dateTime(new Date(at)) });
  }
  const isOut = before.state !== answer.state && answer.state === "published";
  return say(isOut ? "editor.published" : "editor.saved");
}
