import { listen } from "../../browser/listen.ts";
import { type Stop, stopAll } from "../../browser/stop.ts";
import { warn } from "../../browser/warn.ts";
import type { ContactFormApi, ContactFormCalls } from "../api/contactFormApi.ts";
import type { Schema } from "../schema.ts";
import { type Moment, onMoment } from "./onMoment.ts";
import type { FormParts } from "./readForm.ts";

export type Rules = {
  /** Undefined as long as they have not come. */
  readonly get: () => Schema | undefined;
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
 * A form's rules, asked for at its moment. Where they do not come, the form is sent all the same
 * and judged by the server alone; the next change asks again.
 */
export function createRules(parts: FormParts, options: RulesOptions): Rules {
  const { form, box, id } = parts;
  let schema = options.schema;
  let isAsking = false;
  let isOver = false;
  const ask = (): void => {
    if (schema || isAsking) return;
    isAsking = true;
    fetchOnce(
      form.ownerDocument,
      `${options.api.root}${options.api.namespace}/${id}`,
      options.calls,
    )
      .then((fetched) => {
        schema = fetched;
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
    get: () => schema,
    stop: stopAll(
      () => {
        isOver = true;
      },
      onMoment(box, options.moment, ask),
      listen(form, { change: ask }),
    ),
  };
}

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
