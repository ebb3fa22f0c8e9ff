import type { Context } from "hono";
import type { ActivityAction } from "../../content/admin/activityWire.ts";
import { audit } from "../../store/auditLog.ts";
import type { SubmissionBefore, SubmissionChange } from "../../store/changeSubmissions.ts";
import { readFormFields } from "../../store/readFormFields.ts";
import type { Database } from "../../store/Store.ts";
import { SPAM } from "../../store/submissionsAsked.ts";
import type { AdminEnv } from "./AdminOptions.ts";
import { asActor } from "./asActor.ts";

type Place = Pick<SubmissionBefore, "id" | "formId">;

type Verb = Extract<ActivityAction, `submission.${string}`>;

/** What was done to submissions. */
export type SubmissionDeed =
  | { readonly stood: readonly SubmissionBefore[]; readonly wanted: readonly SubmissionChange[] }
  | { readonly deleted: readonly Place[] }
  | { readonly answered: Place }
  | { readonly exported: Pick<Place, "formId"> };

/**
 * Notes it in the log by the form's name, never by that of who sent them: one line for all of a form. What is
 * read or starred is nobody's business.
 */
export async function noteSubmissions(
  c: Context<AdminEnv>,
  tx: Database,
  deed: SubmissionDeed,
): Promise<void> {
  const places = placesOf(deed);
  const forms = await readFormFields(
    tx,
    places.map(([, { formId }]) => formId),
  );
  for (const { verb, place, count } of countedAlike(places)) {
    await audit(tx, {
      by: asActor(c.get("user")),
      action: verb,
      subject: {
        kind: "submission",
        name: forms.get(place.formId)?.title ?? "",
        ...(count === 1 && place.id !== "" && { id: place.id }),
      },
      ...(count > 1 && { details: { count } }),
    });
  }
}

/** How often the same was done to submissions of one form, with the first of them. */
function countedAlike(places: readonly (readonly [Verb, Place])[]) {
  const groups = new Map<string, { readonly verb: Verb; readonly place: Place; count: number }>();
  for (const [verb, place] of places) {
    const key = `${verb} ${place.formId}`;
    const group = groups.get(key) ?? { verb, place, count: 0 };
    group.count += 1;
    groups.set(key, group);
  }
  return groups.values();
}

function placesOf(deed: SubmissionDeed): readonly (readonly [Verb, Place])[] {
  if ("deleted" in deed) return deed.deleted.map((row) => ["submission.delete", row]);
  if ("answered" in deed) return [["submission.reply", deed.answered]];
  if ("exported" in deed) return [["submission.export", { ...deed.exported, id: "" }]];
  const wanted = new Map(deed.wanted.map((change) => [change.id, change]));
  return deed.stood.flatMap((row) =>
    verbsOf(row, wanted.get(row.id)).map((verb) => [verb, row] as const),
  );
}

function verbsOf(
  { status, isDeleted }: SubmissionBefore,
  wanted: SubmissionChange | undefined,
): readonly Verb[] {
  const isSpam = wanted?.status === undefined ? undefined : wanted.status === SPAM;
  const isBinned = wanted?.isDeleted;
  return [
    ...(isSpam === undefined || isSpam === (status === SPAM)
      ? []
      : ([isSpam ? "submission.spam" : "submission.not-spam"] as const)),
    ...(isBinned === undefined || isBinned === isDeleted
      ? []
      : ([isBinned ? "submission.trash" : "submission.restore"] as const)),
  ];
}
