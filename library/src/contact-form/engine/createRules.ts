import { listen } from "../../browser/listen.ts";
import { type Stop, stopAll } from "../../browser/stop.ts";
import { warn } from "../../browser/warn.ts";
import type { ContactFormApi, ContactFormCalls } from "../api/contactFormApi.ts";
import type { Schema } from "../schema.ts";
import type { ValidationResult, validate } from "../validate.ts";
import { type Moment, onMoment } from "./onMoment.ts";
import type { FormParts } from "./readForm.ts";

export type Rules = {
  /** Undefined as long as it has not come. */
  readonly schema: () => Schema | undefined;
  /** Whether fields can be judged already. */
  readonly areReady: () => boolean;
  /** What is found of a form's entries; nothing as long as what judges them has not come. */
  readonly judge: (entries: [name: string, value: FormDataEntryValue][]) => ValidationResult;
  readonly stop: Stop;
};

export type RulesOptions = {
  readonly api: ContactFormApi;
  readonly calls: Pick<ContactFormCalls, "schema">;
  /** Known beforehand; nobody is asked then. */
  readonly schema?: Schema | undefined;
  readonly moment: Moment;
  /** Called when they have come: what was changed until then is still to be judged. */
  readonly onCome: () => void;
};

/**
 * A form's rules and what judges by them, asked for at its moment; at once where the rules are
 * known. Where they do not come, the form is sent all the same and judged by the server alone; the
 * next change asks again.
 */
export function createRules(parts: FormParts, options: RulesOptions): Rules {
  const { form, box, id } = parts;
  const key = `${options.api.root}${options.api.namespace}/${id}`;
  let schema = options.schema;
  let judge: typeof validate | undefined;
  let isAsking = false;
  let isOver = false;
  const areReady = (): boolean => Boolean(schema && judge);
  const ask = (): void => {
    if (areReady() || isAsking) return;
    isAsking = true;
    const loading = import("../validate.ts").then((module) => {
      judge = module.validate;
    });
    const asking = schema ?? fetchOnce(form.ownerDocument, key, options.calls);
    Promise.all([asking, loading])
      .then(([answer]) => {
        schema = answer;
        if (!isOver) options.onCome();
      })
      .catch((error) => {
        if (isOver) return;
        warn(
          `contact-form: the rules of form ${id} did not come; the server alone judges it.`,
          error,
        );
      })
      .finally(() => {
        isAsking = false;
      });
  };
  return {
    schema: () => schema,
    areReady,
    judge: (entries) => judge?.(schema ?? NO_RULES, entries) ?? {},
    stop: stopAll(
      () => {
        isOver = true;
      },
      onMoment(box, schema ? "load" : options.moment, ask),
      listen(form, { change: ask }),
    ),
  };
}

const NO_RULES: Schema = { rules: [] };
const fetched = new WeakMap<Document, Map<string, Promise<Schema | undefined>>>();

/** Asks once a page, however many copies of the form stand there; after a failure, again. */
function fetchOnce(
  document: Document,
  key: string,
  { schema }: Pick<ContactFormCalls, "schema">,
): Promise<Schema | undefined> {
  const ofPage = fetched.get(document) ?? new Map<string, Promise<Schema | undefined>>();
  fetched.set(document, ofPage);
  const asked = ofPage.get(key) ?? schema().then((answer) => answer?.read);
  ofPage.set(key, asked);
  asked.catch(() => ofPage.delete(key));
  return asked;
}
