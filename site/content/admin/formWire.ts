import * as v from "valibot";
import { formHandlingSchema } from "../contact-forms/FormHandling.ts";
import { formDefinitionSchema, MAX_FIELDS } from "../contact-forms/formDefinitionSchema.ts";
import { listOf, listQuery, MAX_BULK, sortQuery } from "./listWire.ts";
import { mailTest } from "./mailTestWire.ts";
import { time } from "./timeWire.ts";

/** A form's number, as the database has them. */
const formId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/** Where the owner's screens find the site's contact forms. */
export const FORMS_API = "/api/admin/forms";

/** Which forms a list shows. */
export const FORM_STATES = ["kept", "trash"] as const;

/** The query of GET /api/admin/forms; it searches titles and keys. */
export const formQuery = v.object({
  ...listQuery,
  state: v.optional(v.picklist(FORM_STATES), "kept"),
  sort: sortQuery(["title", "changed", "submissions"], "title"),
});

/** A row of the list. */
export const listedForm = v.object({
  id: v.number(),
  /** What pages call it. */
  key: v.string(),
  title: v.string(),
  /** A BCP 47 tag; null means the site's own language. */
  language: v.nullable(v.string()),
  field_count: v.number(),
  submission_count: v.number(),
  unread_count: v.number(),
  /** Whether it takes anything at this time. */
  is_open: v.boolean(),
  changed_at: time,
});
export type ListedFormRow = v.InferOutput<typeof listedForm>;
export const formList = listOf(listedForm);

/** What of a form is written here; the same shape as it is stored in. */
const written = {
  language: v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-\w+)*$/i))),
  definition: formDefinitionSchema,
  handling: formHandlingSchema,
};

/** The answer of GET /api/admin/forms/:id. */
export const editedForm = v.object({
  id: v.number(),
  key: v.string(),
  version: v.number(),
  changed_at: time,
  deleted_at: v.nullable(time),
  /** Pages and other documents that show it. */
  used_by: v.array(v.object({ id: v.string(), kind: v.string(), title: v.string() })),
  /**
   * Whether who asks may say what becomes of what is sent; others leave `handling` as it is, but for what goes with
   * the fields.
   */
  may_change_handling: v.boolean(),
  ...written,
});
export type EditedForm = v.InferOutput<typeof editedForm>;

/** What a template of the old system made trouble with, by its place. */
const templateProblems = v.array(
  v.object({ line: v.number(), column: v.number(), reason: v.string() }),
);
const template = v.pipe(v.string(), v.maxLength(100_000));

/** The longest title of a new form, in characters. */
export const MAX_FORM_TITLE = 200;

/** POST /api/admin/forms: a new form with the usual fields, in a language. */
export const formMake = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty("Name it."), v.maxLength(MAX_FORM_TITLE)),
  language: written.language,
  /** A form that it is a copy of. Default none. */
  copy_of: v.optional(formId),
  /** What a template of the old system says, in place of the usual fields. */
  template: v.optional(template),
});
export type FormMake = v.InferInput<typeof formMake>;
export const formMade = v.object({
  id: v.number(),
  /** What did not come along as its template meant it. */
  problems: templateProblems,
});

/**
 * PUT /api/admin/forms/:id: all of it, as it is to be. Where somebody else saved meanwhile (`version`),
 * 409 `changed`.
 */
export const formSave = v.object({ version: formId, ...written });
export type FormSave = v.InferOutput<typeof formSave>;
export const formSaved = v.object({ version: v.number(), changed_at: time });

/**
 * POST /api/admin/forms/delete, and …/restore, which undoes it: into the trash and out of it. …/purge
 * deletes what lies there for good, but for those whose messages are still kept; 409 `in-use` where none goes
 * for that. Answered in the same way with those that it was done to.
 */
export const formIds = v.object({
  ids: v.pipe(v.array(formId), v.maxLength(MAX_BULK)),
});

/** POST /api/admin/forms/template: what a template of the old system says. */
export const formTemplate = v.object({ template });

/** What was read of it, and what did not come along as it was meant. */
export const readTemplate = v.object({
  fields: v.pipe(v.array(v.any()), v.maxLength(MAX_FIELDS)),
  questions: formHandlingSchema.entries.questions,
  meanings: formHandlingSchema.entries.meanings,
  problems: templateProblems,
});

/**
 * POST /api/admin/forms/:id/trial: sends the form's mails as they are written now, filled with examples,
 * to whoever asks, at `to`, which must be their own address: 422 else. 409 `unset` where there is no mail
 * server, 429 `wait` too often.
 */
export const formTrial = v.object({ ...written, to: v.pipe(v.string(), v.maxLength(254)) });
/** What became of each of its mails. */
export const formTried = v.array(mailTest);
export type FormTried = v.InferOutput<typeof formTried>;
