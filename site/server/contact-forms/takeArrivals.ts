import type { Database } from "../../store/Store.ts";
import { type SpentQuestion, spendQuestions } from "../../store/spentQuestions.ts";
import { addSubmissionFiles, type NewSubmissionFile } from "../../store/submissionFiles.ts";
import {
  addSubmissions,
  findKept,
  type NewSubmission,
  nameOfSending,
} from "../../store/submissions.ts";
import { enqueueMails, type QueuedMail } from "../mail/enqueueMails.ts";
import { CONTACT_FORM_LIMIT, countAttempts } from "../rateLimit.ts";

/** A submission that was judged and is to be kept, with all that it causes. */
export type Arrival = {
  readonly submission: NewSubmission;
  /** The visitor's network address: how often one writes is limited. */
  readonly address: string;
  /** That came with it, in their places already. */
  readonly files: readonly NewSubmissionFile[];
  readonly mails: readonly QueuedMail[];
  /** Of its form, that it answers right; another one may have used up the same answers. */
  readonly questions: readonly SpentQuestion[];
};

/**
 * Kept now; known, since the same came before; not kept, since its questions were answered before, or in
 * how many seconds the visitor may send more.
 */
export type Taken = "kept" | "known" | "answered-before" | { readonly waitSeconds: number };

/**
 * Keeps submissions with their mails in one transaction: both are there, or neither. Who sends the same
 * once more, since the answer was lost, is told what that said: it is no second message, causes no
 * second mail, and uses up none of the visitor's attempts.
 */
export function takeArrivals(
  db: Database,
  arrivals: readonly Arrival[],
  secret: string,
): Promise<readonly Taken[]> {
  return db.transaction(async (tx) => {
    const known = await findKnown(tx, arrivals);
    const firstOf = firstsOf(arrivals.filter((arrival) => !known.has(arrival)));
    const firsts = [...new Set(firstOf.values())];
    const waits = await findWaits(tx, firsts, secret);
    const allowed = firsts.filter((arrival) => !waits.has(arrival));
    const taken = new Map([...known, ...waits, ...(await keep(tx, allowed))]);
    return arrivals.map((arrival): Taken => {
      const first = firstOf.get(arrival) ?? arrival;
      const became = taken.get(first) ?? "known";
      return first !== arrival && became === "kept" ? "known" : became;
    });
  });
}

/** Of those that are the same sending the first; of all others they themselves. */
function firstsOf(arrivals: readonly Arrival[]): ReadonlyMap<Arrival, Arrival> {
  const firsts = new Map<string, Arrival>();
  return new Map(
    arrivals.map((arrival) => {
      const { submission } = arrival;
      if (submission.idempotencyKey === null) return [arrival, arrival];
      const name = nameOfSending(submission);
      const first = firsts.get(name) ?? arrival;
      firsts.set(name, first);
      return [arrival, first];
    }),
  );
}

/**
 * Those that are stored. One that stands there under its own id was kept by an earlier try, of which
 * nobody heard that it was done: its files are its own.
 */
async function findKnown(
  tx: Database,
  arrivals: readonly Arrival[],
): Promise<ReadonlyMap<Arrival, Taken>> {
  const kept = await findKept(
    tx,
    arrivals.map(({ submission }) => submission),
  );
  return new Map(
    arrivals.flatMap((arrival) => {
      const id = kept.get(arrival.submission);
      if (id === undefined) return [];
      return [[arrival, id === arrival.submission.id ? "kept" : "known"] as const];
    }),
  );
}

/**
 * Counts them, and finds those that come too often. Who counts waits for whoever counts the same address:
 * what another server took in between is there by then, and known.
 */
async function findWaits(
  tx: Database,
  arrivals: readonly Arrival[],
  secret: string,
): Promise<ReadonlyMap<Arrival, Taken>> {
  const counted = await countAttempts(tx, {
    limit: CONTACT_FORM_LIMIT,
    addresses: arrivals.map(({ address }) => address),
    secret,
  });
  const waits = new Map(
    arrivals.flatMap((arrival, index) => {
      const waitSeconds = counted[index];
      return waitSeconds === undefined ? [] : [[arrival, { waitSeconds }] as const];
    }),
  );
  return new Map<Arrival, Taken>([...waits, ...(await findKnown(tx, [...waits.keys()]))]);
}

/** @returns what became of those that are kept, and of those whose questions had been answered before */
async function keep(
  tx: Database,
  arrivals: readonly Arrival[],
): Promise<ReadonlyMap<Arrival, Taken>> {
  const holds = await spendQuestions(
    tx,
    arrivals.map(({ questions }) => questions),
  );
  const right = arrivals.filter((_, index) => holds[index]);
  const added = await addSubmissions(
    tx,
    right.map(({ submission }) => submission),
  );
  const news = right.filter(({ submission }) => added.has(submission.id));
  const late = arrivals.filter((_, index) => !holds[index]);
  await addSubmissionFiles(tx, new Map(news.map(({ submission: { id }, files }) => [id, files])));
  await enqueueMails(
    tx,
    news.flatMap(({ mails }) => mails),
  );
  return new Map<Arrival, Taken>([
    ...news.map((arrival) => [arrival, "kept"] as const),
    ...late.map((arrival) => [arrival, "answered-before"] as const),
    // The same sending at the same time may be what used their questions up: then it is known.
    ...(await findKnown(tx, late)),
  ]);
}
