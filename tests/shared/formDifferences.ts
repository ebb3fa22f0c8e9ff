import { IDEMPOTENCY_FIELD } from "../../library/src/contact-form/engine/createSubmission.ts";
import type { Comparable, ComparableSnapshot } from "../support/contactForm/comparable.ts";

/**
 * Where our form does not do what was recorded, on purpose. The decision about contact forms in
 * the browser explains each, by these keys.
 */
export const formDifferences = {
  "marks-touched-only": "a change marks only fields that the visitor has touched, not all above",
  "failed-request-returns": "after a failed request the form is as before, with a notice and retry",
  "failed-refill-ends": "a failing refill ends in sent or init, with wpcf7reset",
  "counter-on-input": "counters follow every input, never set a value, and trim for their flags",
  "first-error-has-focus": "after an answer with errors, the first of the fields has the focus",
  "spinner-out-of-flow": "the spinner takes no room, so that nothing moves when it comes",
  "free-text-after-reset": "a free text is disabled again by a reset",
  "emptied-group-clears": "an emptied optional group clears its error and its reflection",
  "novalidate-not-marked": "fields in .novalidate are never marked",
  "right-quiz-kept": "a right answer to a quiz is kept where only something else failed",
  "mended-while-typing": "an error goes as soon as it is mended, not only when the field is left",
  "tips-wait-for-release": "tips come and go once the pointer is released: no click is lost",
  "idempotency-key": "one more part, _idempotency_key, is sent",
  "answer-as-read": "events tell the answer as it was read, too, with every part in place",
  "list-links-to-control": "entries of the screen-reader list always link to the control",
  "schema-at-first-touch": "the schema is asked for at the first touch, not at load",
  "custom-status-names": "custom statuses: every run of other characters is a hyphen, one prefix",
} as const;

export type FormDifference = keyof typeof formDifferences;

/** For "marks-touched-only": what was recorded, had these fields never been marked. */
export function withoutMarks(fields: readonly string[]): <Part>(recorded: Part) => Part {
  return (recorded) => strip(recorded, fields) as typeof recorded;
}

function strip(recorded: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(recorded)) return recorded.map((one: unknown) => strip(one, fields));
  if (!isObject(recorded)) return recorded;
  if ("snap" in recorded) return { ...recorded, snap: strip(recorded.snap, fields) };
  if (!("tips" in recorded)) return recorded;
  const snap = recorded as ComparableSnapshot;
  return {
    ...snap,
    srList: snap.srList.filter(([id]) => !fields.some((field) => id.endsWith(`-ve-${field}`))),
    tips: snap.tips.filter(([field]) => !fields.includes(field ?? "")),
    notValid: snap.notValid.filter(
      (text) => !fields.some((field) => text.includes(`-ve-${field} `)),
    ),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** For "idempotency-key": what was seen, without the key, wherever it may be. */
export function withoutKey(log: readonly Comparable[]): Comparable[] {
  return log.map((entry) => {
    if ("request" in entry) {
      return { ...entry, body: entry.body?.filter(([name]) => name !== IDEMPOTENCY_FIELD) };
    }
    const { formData } = entry.detail ?? {};
    if (typeof formData !== "string") return entry;
    return {
      ...entry,
      detail: { ...entry.detail, formData: formData.replace(`,${IDEMPOTENCY_FIELD}`, "") },
    };
  });
}
