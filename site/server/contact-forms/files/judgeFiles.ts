import { type FormDefinition, type FormMessages, messagesOf } from "vitrine/contact-form";
import { brokenRules, rulesOf } from "../brokenRules.ts";
import { type Refusal, refuseFields } from "../judgeForm.ts";
import type { InvalidField } from "../Outcome.ts";
import type { PostedForm } from "../readPostedForm.ts";
import { fileFieldsOf } from "./formLimits.ts";
import type { ReceivedFile } from "./ReceivedFile.ts";

/**
 * Judges the files of a form whose texts are right: by the rules of their fields, as the browser does,
 * and by what they are, which only the server sees. One that our disk did not take is judged like the
 * others: why it cannot be kept is told by keeping it. @returns undefined where nothing is wrong
 */
export function judgeFiles(form: FormDefinition, posted: PostedForm): Refusal | undefined {
  const messages = messagesOf(form);
  const found = [
    ...brokenRules(rulesOf(form).files, entriesOf(posted)),
    ...posted.files.flatMap((file) => troubleWith(file, messages)),
    ...unaskedDrawings(form, posted).map((field) => ({
      field,
      message: messages.upload_file_type_invalid,
    })),
  ];
  const firsts = new Map(found.toReversed().map((one) => [one.field, one]));
  const order = new Set([
    ...fileFieldsOf(form).map(({ name }) => name),
    ...found.map(({ field }) => field),
  ]);
  const invalidFields = [...order].flatMap((field) => firsts.get(field) ?? []);
  return invalidFields.length === 0 ? undefined : refuseFields(form, invalidFields);
}

/** Under a name with brackets each file counts: those that do not were left out before. */
function entriesOf({ data, files }: PostedForm) {
  return [...data, ...files.map((file) => [`${file.field}[]`, file] as const)];
}

function troubleWith(
  { field, problem }: ReceivedFile,
  messages: FormMessages,
): readonly InvalidField[] {
  if (problem === "type") return [{ field, message: messages.upload_file_type_invalid }];
  if (problem === "too-large") return [{ field, message: messages.upload_file_too_large }];
  return [];
}

/**
 * Drawings may hold scripts: "any picture" does not mean them, as on the real system's server. A field
 * that wants them says so.
 */
function unaskedDrawings(form: FormDefinition, { files }: PostedForm): readonly string[] {
  const wanting = fileFieldsOf(form).filter(({ accept = [] }) =>
    accept.some((one) => /^(?:\.svg|image\/svg\+xml)$/i.test(one)),
  );
  return files
    .filter(({ name, field }) => /\.svg$/i.test(name) && !wanting.some((one) => one.name === field))
    .map(({ field }) => field);
}
