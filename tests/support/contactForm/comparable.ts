import type { Snapshot } from "./readSnapshot.ts";
import type { Entry, RecordedField } from "./recordInPage.ts";

/** A snapshot without what may be written in more than one way. */
export type ComparableSnapshot = Omit<Snapshot, "formClass" | "srList"> & {
  readonly formClass: readonly string[];
  /** Id and text of each entry of the screen-reader list. */
  readonly srList: readonly (readonly [id: string, text: string])[];
};

export type Comparable =
  | {
      readonly event: string;
      readonly bubbles: boolean;
      readonly cancelable: boolean;
      readonly detail: Readonly<Record<string, unknown>> | undefined;
      readonly snap: ComparableSnapshot;
    }
  | {
      readonly request: string;
      readonly accept: string | undefined;
      readonly body: readonly RecordedField[] | undefined;
    };

/** A log as it is compared: classes in no order, entries of the list as text. */
export function comparable(log: readonly Entry[]): Comparable[] {
  return log.map((entry) => {
    if ("fetch" in entry) {
      const { accept, Accept = accept } = entry.headers;
      return { request: `${entry.fetch} ${entry.url}`, accept: Accept, body: entry.body };
    }
    const { event, bubbles, cancelable, detail, snap } = entry;
    return { event, bubbles, cancelable, detail: shared(detail), snap: comparableSnapshot(snap) };
  });
}

/** A detail without what only ours has: "answer-as-read". */
function shared<Detail extends object>(
  detail: Detail | undefined,
): Omit<Detail, "answer"> | undefined {
  if (!detail) return undefined;
  const { answer: _, ...rest } = detail as Detail & { answer?: unknown };
  return rest;
}

export function comparableSnapshot({
  formClass,
  srList = "",
  ...rest
}: Snapshot): ComparableSnapshot {
  const entries = srList.matchAll(/<li id="([^"]*)">(.*?)<\/li>/gs);
  return {
    ...rest,
    formClass: formClass.split(/\s+/).sort(),
    srList: [...entries].map(([, id = "", html = ""]) => [id, html.replace(/<[^>]*>/g, "")]),
  };
}

/** The log in one line an entry, to see at once where two part. */
export function outline(log: readonly Comparable[]): string[] {
  return log.map((entry) => {
    if ("request" in entry) return entry.request;
    const { prevStatus, status } = entry.detail ?? {};
    const detail = prevStatus === undefined ? status : `${prevStatus} → ${status}`;
    return `${entry.event} ${detail ?? entry.snap.dataStatus}`;
  });
}
