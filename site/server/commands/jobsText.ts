import type { ListedJob, QueueCounts } from "../../store/jobs/listJobs.ts";
import type { JobsAnswer } from "./jobsInto.ts";

const HEADINGS = ["queue", "waiting", "retrying", "active", "done", "dead"] as const;

/** The longest piece of what a job says that is shown, in characters. */
const MAX_SHOWN = 200;

/** The queues and what failed in them, for their owner. */
export function jobsText(
  { queues, failed }: Pick<JobsAnswer, "queues" | "failed">,
  { hasMail }: { readonly hasMail: boolean },
): string {
  const rows = [HEADINGS, ...queues.map((queue) => HEADINGS.map((name) => String(queue[name])))];
  const table = rows.map(([name = "", ...counts]) =>
    [name.padEnd(8), ...counts.map((count) => count.padStart(9))].join(""),
  );
  return [...table, ...unsentMail(queues, hasMail), ...failures(failed)].join("\n");
}

function unsentMail(queues: readonly QueueCounts[], hasMail: boolean): readonly string[] {
  const waiting = queues.find(({ queue }) => queue === "mail")?.waiting ?? 0;
  if (hasMail || waiting === 0) return [];
  return [
    "",
    "Mail waits: name a mail server in the owner's settings, or start the site with SMTP_URL and MAIL_FROM; then it goes out.",
  ];
}

function failures(failed: readonly ListedJob[]): readonly string[] {
  if (failed.length === 0) return [];
  return [
    "",
    "What failed, the oldest first:",
    ...failed.flatMap((job) => [
      `  ${job.queue} ${job.id}: ${stateOf(job)}, ${agoOf(job.ageSeconds)}`,
      `    ${subjectOf(job)}`,
      `    ${shown(job.output?.message ?? "")}`,
    ]),
    "",
    "Try one again, or all that are dead: npm run jobs -- retry ID, npm run jobs -- retry all",
    "Forget one: npm run jobs -- drop ID",
  ];
}

function stateOf({ state, tries }: ListedJob): string {
  const times = tries === 1 ? "one try" : `${tries} tries`;
  return state === "failed" ? `dead after ${times}` : `failed after ${times}, to be tried again`;
}

function subjectOf({ queue, data }: ListedJob): string {
  if (queue === "mail") return `to ${shown(data.to)}: ${shown(data.subject)}`;
  return shown(data.src ?? data.file ?? "");
}

function agoOf(seconds: number): string {
  if (seconds < 120) return `added ${seconds} seconds ago`;
  if (seconds < 2 * 3600) return `added ${Math.round(seconds / 60)} minutes ago`;
  if (seconds < 48 * 3600) return `added ${Math.round(seconds / 3600)} hours ago`;
  return `added ${Math.round(seconds / 86_400)} days ago`;
}

/** On one line, and without what a terminal would obey. */
function shown(value: unknown): string {
  return String(value)
    .replace(/[\s\p{C}]+/gu, " ")
    .slice(0, MAX_SHOWN);
}
