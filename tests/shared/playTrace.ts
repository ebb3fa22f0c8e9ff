import type { Locator } from "playwright";
import { expect } from "vitest";
import { json } from "../support/contactForm/Answer.ts";
import {
  type Comparable,
  type ComparableSnapshot,
  comparable,
  comparableSnapshot,
  outline,
} from "../support/contactForm/comparable.ts";
import { readSnapshot } from "../support/contactForm/readSnapshot.ts";
import type { Entry } from "../support/contactForm/recordInPage.ts";
import { touchForm } from "../support/contactForm/touchForm.ts";
import type { FormVisit, FormVisitOptions } from "../support/contactForm/visitForms.ts";
import { withoutKey } from "./formDifferences.ts";
import { readPage, readTrace, recordedAnswer, stateOf, type Trace } from "./recordings.ts";

/** A trace that is being played again. */
export type Play = FormVisit & {
  readonly trace: Trace;
  /** The control of this name; of several, the one of this value. */
  control(name: string, value?: string): Locator;
  /** Types into a field and leaves it. */
  write(name: string, text: string): Promise<void>;
  submit(): Promise<void>;
  /** What can be seen now. */
  look(): Promise<ComparableSnapshot>;
  /** What could be seen at this state of the recording. */
  recorded(state: string): ComparableSnapshot;
  /** Holds the events and requests against those recorded, or against this change of them. */
  compare(change?: (recorded: Comparable[]) => Comparable[], also?: Change): Promise<void>;
};

/** Something done to what was recorded and to what was seen alike. */
type Change = (log: Comparable[]) => Comparable[];

/** How long to wait for events that are still missing, and after the last for surplus ones. */
const PATIENCE = 4000;
const AFTERWARDS = 250;

/** Opens the page that a trace was recorded on, with the answers of then, and touches the form. */
export async function playTrace(
  visit: (options: FormVisitOptions) => Promise<FormVisit>,
  name: string,
  options: Partial<FormVisitOptions> = {},
): Promise<Play> {
  const trace = readTrace(name);
  const { answers, ...rest } = options;
  const visited = await visit({
    fragment: readPage(trace.path.replace(/^\/cf7-|\/$/g, "")),
    path: trace.path,
    answers: {
      schema: recordedAnswer("schema"),
      refill: answerIn(trace, "wpcf7reset") ?? recordedAnswer("refill"),
      ...withAnswer("feedback", answerIn(trace, "wpcf7submit")),
      ...answers,
    },
    ...rest,
  });
  const { page } = visited;
  expect(visited.server.calls(), "asked before the first touch").toEqual([]);
  await touchForm(page);
  // The real form has its rules before a visitor can write anything.
  await page.waitForFunction(() => {
    const form = document.querySelector(".wpcf7 > form");
    return (form as { wpcf7?: { schema?: object } } | null)?.wpcf7?.schema;
  });

  const control = (field: string, value?: string): Locator =>
    // Outputs that reflect a field have its name, too.
    page.locator(
      `.wpcf7 :not(output)[name="${field}"]${value === undefined ? "" : `[value="${value}"]`}`,
    );
  return {
    ...visited,
    trace,
    control,
    async write(field, text) {
      await control(field).fill(text);
      await control(field).blur();
      await page.waitForTimeout(20);
    },
    submit: () => page.locator(".wpcf7-submit").click(),
    look: async () => comparableSnapshot(await page.evaluate(readSnapshot)),
    recorded: (state) => comparableSnapshot(stateOf(trace, state)),
    async compare(change = (log) => log, also = (log) => log) {
      const expected = also(change(comparable(trace.log)));
      const seen = async (): Promise<Comparable[]> =>
        also(withoutKey(comparable(await visited.log())));
      await expect
        .poll(async () => (await seen()).length, { timeout: PATIENCE })
        .toBeGreaterThanOrEqual(expected.length)
        .catch(() => {});
      await page.waitForTimeout(AFTERWARDS);
      const actual = await seen();
      expect(outline(actual)).toEqual(outline(expected));
      expect(actual).toEqual(expected);
    },
  };
}

/** The answer that an event of the trace tells of. */
function answerIn(trace: Trace, event: string): ReturnType<typeof json> | undefined {
  const told = trace.log.find((entry: Entry) => "event" in entry && entry.event === event);
  const { apiResponse } = (told && "event" in told && told.detail) || {};
  return apiResponse === undefined ? undefined : json(apiResponse);
}

function withAnswer<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> {
  return value === undefined ? {} : ({ [name]: value } as Partial<Record<Name, Value>>);
}
