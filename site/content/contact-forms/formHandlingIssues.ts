import type { FieldIssue } from "../admin/fieldWire.ts";
import { type FormHandling, MAILS } from "./FormHandling.ts";
import { fileNamesOf } from "./FormItem.ts";
import type { StoredFormDefinition } from "./formDefinitionSchema.ts";
import { offeredChoices } from "./offeredChoices.ts";

/** A form as it is written: what visitors see of it, and what becomes of what they send. */
export type FormParts = {
  readonly definition: StoredFormDefinition;
  readonly handling: FormHandling;
};

/** Where what becomes of a form's submissions does not go with its fields, by paths from the whole. */
export function formHandlingIssues(form: FormParts): readonly FieldIssue[] {
  return [
    ...questionIssues(form),
    ...meaningIssues(form),
    ...mailIssues(form),
    ...timeIssues(form),
  ];
}

function questionIssues({ definition, handling }: FormParts): readonly FieldIssue[] {
  const quizzes = definition.fields.flatMap((field, index) =>
    field.kind === "quiz" ? [{ name: field.name, index }] : [],
  );
  const names = new Set(quizzes.map(({ name }) => name));
  return [
    ...quizzes
      .filter(({ name }) => !Object.hasOwn(handling.questions, name))
      .map(({ index }) => ({ path: ["definition", "fields", index], message: UNASKED })),
    ...Object.keys(handling.questions)
      .filter((name) => !names.has(name))
      .map((name) => ({ path: ["handling", "questions", name], message: NO_QUIZ })),
  ];
}

function meaningIssues({ definition, handling }: FormParts): readonly FieldIssue[] {
  return Object.entries(handling.meanings).flatMap(([name, meanings]) => {
    const offered = offeredChoices(definition.fields, name);
    return Object.keys(meanings)
      .filter((choice) => !offered.has(choice))
      .map((choice) => ({ path: ["handling", "meanings", name, choice], message: NO_CHOICE }));
  });
}

function mailIssues({ definition, handling }: FormParts): readonly FieldIssue[] {
  const files = fileNamesOf(definition.fields);
  return MAILS.flatMap((mail) =>
    (handling[mail]?.attachments ?? []).flatMap((name, index) =>
      files.has(name) ? [] : [{ path: ["handling", mail, "attachments", index], message: NO_FILE }],
    ),
  );
}

function timeIssues({ handling: { opensAt, closesAt } }: FormParts): readonly FieldIssue[] {
  const times = { opensAt, closesAt };
  const impossible = Object.entries(times).flatMap(([name, time]) =>
    time === null || isTime(time) ? [] : [{ path: ["handling", name], message: NO_TIME }],
  );
  const isTurned =
    opensAt !== null && closesAt !== null && Date.parse(closesAt) <= Date.parse(opensAt);
  return isTurned
    ? [...impossible, { path: ["handling", "closesAt"], message: TURNED }]
    : impossible;
}

/** A day such as 31 February would be read as another one. */
function isTime(time: string): boolean {
  const [day = ""] = time.split("T");
  const read = new Date(`${day}T00:00:00Z`);
  return (
    !Number.isNaN(Date.parse(time)) &&
    !Number.isNaN(read.getTime()) &&
    read.toISOString().startsWith(day)
  );
}

const UNASKED = "Write a question and its answer: a quiz without one stops nobody.";
const NO_QUIZ =
  "No quiz of the form has this name, so nobody would be asked. Take the question out.";
const NO_CHOICE =
  "The form does not offer this choice, so it stands for nothing. Take out what it means.";
const NO_FILE = "No field of this name takes files, so none can go along. Choose another.";
const NO_TIME = "There is no such time. Choose another.";
const TURNED = "It would close before it opens. Choose a later time.";
