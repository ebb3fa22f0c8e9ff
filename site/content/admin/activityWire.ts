import * as v from "valibot";
import { listOf, listQuery } from "./listWire.ts";
import { ADMIN_API } from "./sessionWire.ts";
import { time } from "./timeWire.ts";

/** Who did what, and when; for owners. */
export const ACTIVITY_API = `${ADMIN_API}/activity`;

/** All that the log can tell, as a subject and a verb. */
export const ACTIVITY_ACTIONS = [
  "comment.approve",
  "comment.change",
  "comment.delete",
  "comment.reply",
  "comment.spam",
  "comment.trash",
  "comment.unapprove",
  "document.create",
  "document.delete",
  "document.publish",
  "document.put-back",
  "document.restore",
  "document.revert",
  "document.save",
  "document.trash",
  "document.unpublish",
  "form.delete",
  "form.make",
  "form.restore",
  "form.save",
  "form.trash",
  "job.drop",
  "job.retry",
  "media.change",
  "media.delete",
  "media.restore",
  "media.trash",
  "media.upload",
  "notice.fold",
  "notice.hide",
  "notice.show",
  "person.change",
  "person.change-role",
  "person.invite",
  "person.make-link",
  "person.refuse-sign-in",
  "person.remove",
  "person.set-password",
  "person.set-up",
  "person.sign-in",
  "person.sign-out",
  "redirect.change",
  "redirect.delete",
  "redirect.make",
  "redirect.restore",
  "settings.change",
  "submission.delete",
  "submission.export",
  "submission.not-spam",
  "submission.reply",
  "submission.restore",
  "submission.spam",
  "submission.trash",
  "term.change",
  "term.delete",
  "term.make",
  "term.merge",
  "term.move",
  "term.restore",
] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

const word = v.pipe(v.string(), v.regex(/^[a-z-]+$/), v.maxLength(100));

/** The query of GET /api/admin/activity; the newest comes first. */
export const activityQuery = v.object({
  ...listQuery,
  person: v.optional(v.pipe(v.string(), v.uuid())),
  /** What it was done to, such as "post". */
  kind: v.optional(word),
  action: v.optional(v.picklist(ACTIVITY_ACTIONS)),
  from: v.optional(time),
  /** Until then, and not at it. */
  until: v.optional(time),
});

/** One thing that somebody did. */
export const activityEntry = v.object({
  id: v.number(),
  at: time,
  /** Without an id it is the command line, or somebody without an account any more. */
  by: v.object({ id: v.nullable(v.string()), name: v.string() }),
  /** One of ours, or an earlier version's. */
  action: v.string(),
  /** What it was done to, as it was called then. */
  subject: v.object({ kind: v.string(), id: v.nullable(v.string()), name: v.string() }),
  details: v.record(v.string(), v.unknown()),
});
export type ActivityEntry = v.InferOutput<typeof activityEntry>;
export const activityList = listOf(activityEntry);

/** GET /api/admin/activity/choices: by what the log can be filtered. */
export const activityChoices = v.object({
  people: v.array(v.object({ id: v.string(), name: v.string() })),
  actions: v.array(v.object({ kind: v.string(), action: v.string() })),
});
