import * as v from "valibot";
import { bulkUuids, listOf, listQuery, MAX_BULK, sortQuery } from "./listWire.ts";
import { time } from "./timeWire.ts";

/** Where the owner's screens find what visitors sent with contact forms. */
export const SUBMISSIONS_API = "/api/admin/submissions";

/** What a list shows: all that is neither spam nor thrown away, or a part of it, or one of these two. */
export const SUBMISSION_BOXES = ["inbox", "unread", "starred", "spam", "trash"] as const;
export type SubmissionBox = (typeof SUBMISSION_BOXES)[number];

/** The longest text of a note, and of a reply, in characters. */
export const MAX_SUBMISSION_TEXT = 20_000;
/** The longest subject of a reply, in characters. */
export const MAX_REPLY_SUBJECT = 200;
/** How many a search counts and pages through at most; who finds more has to say more. */
export const MAX_FOUND = 5000;
/** What became of a mail: one that failed and is tried again waits. */
export const MAIL_STATES = ["waiting", "sent", "failed"] as const;
/** How many days the chart shows. */
export const CHART_SPANS = ["30", "90", "365"] as const;
export type ChartSpan = (typeof CHART_SPANS)[number];

const id = v.pipe(v.string(), v.uuid());
/** The number of a form in an address. */
const formNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));
/** How a submission stands, in the words of the wire of contact forms; "spam" is spam. */
const status = v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,64}$/));

const narrowed = {
  form: v.optional(formNumber),
  from: v.optional(time),
  /** Until then, and not at it. */
  until: v.optional(time),
};

/** The query of GET /api/admin/submissions; it searches all that was written, and the notes. */
export const submissionQuery = v.object({
  ...listQuery,
  ...narrowed,
  box: v.optional(v.picklist(SUBMISSION_BOXES), "inbox"),
  sort: sortQuery(["received"], "-received"),
});

const form = v.object({ id: v.number(), title: v.string() });
/** As far as the fields tell; "" where they do not. */
const sender = v.object({ name: v.string(), email: v.string() });
/** What somebody who works here decided of it. */
const standing = {
  status,
  is_read: v.boolean(),
  is_starred: v.boolean(),
  is_deleted: v.boolean(),
};

/** A row of the list. */
export const listedSubmission = v.object({
  id,
  form,
  sender,
  /** Some words of it, those around what is searched for. */
  excerpt: v.string(),
  file_count: v.number(),
  ...standing,
  created_at: time,
});
export type ListedSubmissionRow = v.InferOutput<typeof listedSubmission>;

/** How many there are in each box. */
export const submissionCounts = v.object({
  inbox: v.number(),
  unread: v.number(),
  starred: v.number(),
  spam: v.number(),
  trash: v.number(),
});
export const submissionList = v.object({
  ...listOf(listedSubmission).entries,
  /** Of the forms and days that the list is of; null for a search. */
  counts: v.nullable(submissionCounts),
  /** Whether a search found more than MAX_FOUND, which the list ends with. */
  has_more: v.boolean(),
});

/** GET /api/admin/submissions/choices: by what the list can be narrowed. */
export const submissionChoices = v.object({ forms: v.array(form) });

/** GET /api/admin/submissions/:id: all of one. Whoever opens it says by …/changes that it is read. */
export const openedSubmission = v.object({
  id,
  form,
  sender,
  ...standing,
  created_at: time,
  /** The page that it was sent from; null where nobody said. */
  page: v.nullable(v.string()),
  note: v.string(),
  /** What became of the mails that it caused, as long as that is known. */
  mails: v.array(
    v.object({
      to: v.string(),
      state: v.picklist(MAIL_STATES),
      /** Why it failed the last time; "" where it did not. */
      error: v.string(),
    }),
  ),
  /** In the order of the form, then those that the form has no more. */
  fields: v.array(
    v.object({
      name: v.string(),
      label: v.string(),
      values: v.array(v.string()),
      /** What the form asks it as, such as "email"; null where it asks it no more. */
      kind: v.nullable(v.string()),
    }),
  ),
  files: v.array(
    v.object({
      id,
      /** The name of the field. */
      field: v.string(),
      name: v.string(),
      type: v.string(),
      /** In bytes. */
      size: v.number(),
      /** Cleared away once its time was over. */
      is_removed: v.boolean(),
    }),
  ),
  /** Oldest first. */
  replies: v.array(
    v.object({
      id,
      by: v.string(),
      to: v.string(),
      subject: v.string(),
      text: v.string(),
      created_at: time,
    }),
  ),
});
export type OpenedSubmission = v.InferOutput<typeof openedSubmission>;

const change = v.object({ id, ...v.partial(v.object(standing)).entries });

/**
 * POST /api/admin/submissions/changes: changes how some stand; what is left out stays. The answer says how
 * they stood, to be sent back for an undo.
 */
export const submissionChanges = v.object({
  changes: v.pipe(v.array(change), v.minLength(1), v.maxLength(MAX_BULK)),
});
export type SubmissionChange = v.InferOutput<typeof change>;
export const submissionsBefore = v.object({
  before: v.array(v.object({ id, ...standing })),
  /** Those that are not there any more. */
  missing: v.array(v.string()),
});

/** POST /api/admin/submissions/delete: for good, with files and answers; only from the trash. */
export const submissionsDelete = v.object({ ids: bulkUuids });
export const submissionsDeleted = v.object({ deleted: v.number() });

const longText = v.pipe(v.string(), v.maxLength(MAX_SUBMISSION_TEXT));

/** PUT /api/admin/submissions/:id/note; 409 `changed` with `note` where it does not say `was` any more. */
export const submissionNote = v.object({ note: longText, was: v.string() });
/** What it says then. */
export const savedNote = v.object({ note: v.string() });

/** POST /api/admin/submissions/:id/replies: a mail to whoever sent it; answered with the whole submission. */
export const submissionReply = v.object({
  to: v.string(),
  subject: v.string(),
  text: longText,
});

/** GET /api/admin/submissions/days: how many came on each day, but for spam and what was thrown away. */
export const daysQuery = v.object({
  form: narrowed.form,
  days: v.optional(v.picklist(CHART_SPANS), "30"),
  /** The time zone that days begin in, such as "Europe/Berlin". */
  zone: v.optional(v.pipe(v.string(), v.maxLength(60), v.check(isZone)), "UTC"),
});
export const submissionDays = v.object({
  /** Each day, also those on which none came; the oldest first. */
  items: v.array(v.object({ day: v.pipe(v.string(), v.isoDate()), count: v.number() })),
});
export type SubmissionDays = v.InferOutput<typeof submissionDays>;

/** The query of GET /api/admin/submissions/export.csv: all of a form that is neither spam nor thrown away. */
export const exportQuery = v.object({ ...narrowed, form: formNumber });

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}
