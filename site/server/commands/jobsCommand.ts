import * as v from "valibot";
import type { ListedJob } from "../../store/jobs/listJobs.ts";
import type { CommandContext } from "../main.ts";
import { EXIT, StartError } from "../StartError.ts";
import { forTerminal } from "./forTerminal.ts";
import { inStore } from "./inStore.ts";
import { type JobsAnswer, type JobsArgs, jobsArgs, jobsInto } from "./jobsInto.ts";
import { jobsText } from "./jobsText.ts";

/** How long the command waits for what becomes of a test mail, in milliseconds. */
const TEST_MAIL_WAIT_MS = 30_000;

/** `npm run jobs`: what waits, what failed and why; and what to do with it. */
export async function jobsCommand(context: CommandContext): Promise<void> {
  const { config } = context;
  const args = readArgs(context.args);
  const answer = await askForJobs(context, args);
  if (context.args.includes("--json")) {
    process.stdout.write(`${JSON.stringify(answer)}\n`);
    return;
  }
  const hasMail = config.mail !== undefined || answer.hasMailServer;
  process.stdout.write(`\n${forTerminal(said(args, answer))}${jobsText(answer, { hasMail })}\n`);
}

async function askForJobs(context: CommandContext, args: JobsArgs): Promise<JobsAnswer> {
  // Without a mail server, or without a server of ours, nothing becomes of it now.
  const unserved = context.config.databaseUrl === undefined ? { ...args, waitMs: 0 } : args;
  try {
    return await inStore<JobsAnswer>(context, {
      question: { command: "jobs", args },
      onProgress: () => {},
      work: (store) => jobsInto(store, unserved),
    });
  } catch (error) {
    if (error instanceof StartError || process.env.VITRINE_DEBUG === "1") throw error;
    throw new StartError(error instanceof Error ? error.message : String(error), 1);
  }
}

/** @throws StartError that says how the command is used */
export function readArgs(given: readonly string[]): JobsArgs {
  const [action = "list", value, ...others] = given.filter((arg) => arg !== "--json");
  const named = { id: value, to: value, waitMs: TEST_MAIL_WAIT_MS };
  const args = v.safeParse(jobsArgs, { action, ...named });
  const hasRest = others.length > 0 || (action === "list" && value !== undefined);
  if (!args.success || hasRest) throw usage(given);
  return args.output;
}

function usage(given: readonly string[]): StartError {
  return new StartError(
    `"${given.join(" ").slice(0, 200)}" is nothing to do with jobs, so nothing was changed. Use npm run jobs alone, ` +
      "or with -- retry ID, retry all, drop ID or test-mail ADDRESS; the list shows each ID.",
    EXIT.usage,
  );
}

function said(args: JobsArgs, { changed, mail }: JobsAnswer): string {
  if (args.action === "list") return "";
  if (args.action === "test-mail") return `${outcomeOf(mail, args.to)}\n\n`;
  if (changed === 0) return "There is no failed job of that ID, so nothing was changed.\n\n";
  const jobs = changed === 1 ? "One job" : `${changed} jobs`;
  return `${jobs} ${args.action === "drop" ? "dropped" : "to be tried again now"}.\n\n`;
}

function outcomeOf(mail: ListedJob | undefined, to: string): string {
  const { state, output } = mail ?? {};
  if (state === "completed") {
    return `The mail server took the mail to ${to}. It answered: ${String(output?.response)}`;
  }
  if (state === "failed" || state === "retry") return `The mail to ${to} could not be sent.`;
  return `The mail to ${to} waits in the outbox: it goes out once the site runs and has a mail server, by its settings or by SMTP_URL and MAIL_FROM.`;
}
