import * as v from "valibot";
import { formsSetting, MAX_KEEP_DAYS } from "../contact-forms/formsSetting.ts";
import { asField } from "../fields/asField.ts";
import { defineSettings } from "./SettingsGroup.ts";

/** The longest list of words, in characters. */
const MAX_WORDS = 20_000;

const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_KEEP_DAYS));

const schema = v.object({
  keepDays: v.optional(
    v.pipe(
      days,
      v.title("Days that messages are kept"),
      v.description(
        "Then they are deleted for good, with their files and answers. Empty to keep them until somebody deletes them. A form may say otherwise.",
      ),
    ),
  ),
  keepFileDays: v.optional(
    v.pipe(
      days,
      v.title("Days that their files are kept"),
      v.description("Then files are deleted, and the message keeps their names."),
    ),
    formsSetting.fallback.keepFileDays,
  ),
  disallowedWords: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(MAX_WORDS),
      asField({ kind: "long" }),
      v.title("Words of spam"),
      v.description(
        "One a line. A message with one of them goes to spam, in capitals or not, also as a part of a longer word.",
      ),
    ),
  ),
});

/** What becomes of what is sent with contact forms. */
export const forms = defineSettings({
  key: "forms",
  label: "Contact forms",
  help: "How long messages and their files are kept, and what is spam.",
  schema,
  stored: formsSetting,
  read: ({ keepDays, keepFileDays, disallowedWords }) => ({
    ...(keepDays !== null && { keepDays }),
    keepFileDays,
    ...(disallowedWords.length > 0 && { disallowedWords: disallowedWords.join("\n") }),
  }),
  write: (_, { keepDays = null, keepFileDays, disallowedWords = "" }) => ({
    keepDays,
    keepFileDays,
    disallowedWords: linesOf(disallowedWords),
  }),
});

/** Each once, without what stands around it. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ""))];
}
