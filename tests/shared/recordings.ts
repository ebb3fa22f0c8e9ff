import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Answer, type Exchange, json, replay } from "../support/contactForm/Answer.ts";
import type { Snapshot } from "../support/contactForm/readSnapshot.ts";
import type { Entry } from "../support/contactForm/recordInPage.ts";
import type { Part } from "../support/contactForm/writeMultipart.ts";

/** Exchanges, pages and events of a real contact form, as they were recorded. */
const FOLDER = resolve(import.meta.dirname, "../../../shared/fixtures/cf7");

export type RecordedExchange = Exchange & {
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    /** Parts of a form, or a body as it was sent. */
    readonly fields: readonly Part[] | string | null;
  };
};

/** What a visitor did and what came of it, with the states between as keys of their own. */
export type Trace = {
  readonly path: string;
  readonly log: readonly Entry[];
  readonly [state: string]: unknown;
};

export const areRecorded = existsSync(FOLDER);

/** The names of the pages, such as "text". */
export function pageNames(): string[] {
  if (!areRecorded) return [];
  const names = readdirSync(FOLDER).map((file) => /^page-(.+)\.html$/.exec(file)?.[1]);
  return names.filter((name) => name !== undefined);
}

export function readPage(name: string): string {
  return readFileSync(resolve(FOLDER, `page-${name}.html`), "utf8");
}

/** The page that answered a post without script, such as "text-invalid". */
export function readAnsweredPage(name: string): string {
  return readFileSync(resolve(FOLDER, `nojs-${name}.html`), "utf8");
}

export function readTrace(name: string): Trace {
  const { log, ...rest } = JSON.parse(read(`trace-${name}`)) as Trace;
  // The recordings also hold marks, answers and console lines.
  return { ...rest, log: log.filter((entry) => "event" in entry || "fetch" in entry) } as Trace;
}

/** One of the states that a trace holds. */
export function stateOf(trace: Trace, name: string): Snapshot {
  return trace[name] as Snapshot;
}

/** A recorded answer by its file, such as "feedback-mail-sent". */
export function readAnswer(file: string): Answer {
  return replay(readExchange(file));
}

/** The body of a recorded answer. */
export function readBody(file: string): Record<string, unknown> {
  return readExchange(file).body as Record<string, unknown>;
}

/** How the form of this id answered when it was asked for its schema, or for new questions. */
export function recordedAnswer(call: "schema" | "refill"): (id: number) => Answer {
  return (id) => {
    const file = readdirSync(FOLDER)
      .filter((name) => name.startsWith(`${call}-`))
      .map((name) => name.replace(".json", ""))
      .find((name) => readExchange(name).request.path.includes(`/contact-forms/${id}/`));
    return file ? readAnswer(file) : json({ code: "wpcf7_not_found" }, 404);
  };
}

/** The names of all exchanges with the API: none where they are not on this machine. */
export const exchangeNames: readonly string[] = (areRecorded ? readdirSync(FOLDER) : [])
  .flatMap((file) => /^((?!trace-|oracle-).+)\.json$/.exec(file)?.[1] ?? [])
  .sort();

export function readExchange(file: string): RecordedExchange {
  return JSON.parse(read(file)) as RecordedExchange;
}

function read(file: string): string {
  return readFileSync(resolve(FOLDER, `${file}.json`), "utf8");
}
