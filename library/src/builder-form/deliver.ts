import { parse } from "valibot";
import { request } from "../browser/http.ts";
import { keepToasts } from "../browser/keptToasts.ts";
import type { Stop } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { afterSubmission } from "./afterSubmission.ts";
import { tell } from "./builderFormEvents.ts";
import type { BuilderFormLabels } from "./builderFormLabels.ts";
import { formParameters } from "./formParameters.ts";
import { leaveFor } from "./leaveFor.ts";
import { readSettings } from "./readSettings.ts";
import { fillMessage, showMessage } from "./showMessage.ts";
import { type BuilderFormAnswer, builderFormAnswerSchema } from "./wire.ts";

/** A form that is sent. */
export type Delivery = {
  readonly form: HTMLFormElement;
  readonly data: URLSearchParams;
  readonly ajaxurl: string;
  readonly labels: BuilderFormLabels;
  readonly signal: AbortSignal;
};

/** What came of it. */
export type Outcome =
  | {
      readonly isSent: false;
      readonly messages: readonly string[];
      /** The name of the field that they are about; "" for none. */
      readonly field: string;
    }
  | {
      readonly isSent: true;
      /** Whether the page is left for another, or for itself. */
      readonly leaves: boolean;
      /** Leaves the page, or shows what the visitor is told; the stop takes that away again. */
      readonly finish: () => Stop;
    };

/**
 * Sends what a form holds and tells of what came of it. Loaded when a form is sent, which few
 * visitors do.
 * @throws HttpError
 */
export async function deliver(delivery: Delivery): Promise<Outcome> {
  const { form, data, ajaxurl, labels, signal } = delivery;
  const answer = await request(ajaxurl, {
    body: data,
    signal,
    parse: (json) => parse(builderFormAnswerSchema, json),
  });
  if (isTaken(answer)) return conclude(delivery, answer);
  tell(form, "lead_conversion_error_code.tcb", { answer });
  const said = answer.error_message.map((one) => fillMessage(one, data)).filter(Boolean);
  const messages =
    said.length > 0 ? said : [fillMessage(answer.form_messages.error, data) || labels.failed];
  tell(form, "leads_messages.tcb", { messages });
  return { isSent: false, messages, field: answer.field };
}

function isTaken({ error, error_message: messages }: BuilderFormAnswer): boolean {
  return !error && messages.length === 0;
}

function conclude({ form, data, labels }: Delivery, answer: BuilderFormAnswer): Outcome {
  const { location } = windowOf(form);
  const written = fillMessage(answer.form_messages.success, data);
  const message = written || labels.sent;
  tell(form, "lead_conversion_success.tcb", { answer });
  tell(form, "leads_messages.tcb", { messages: [message] });
  const settings = readSettings(form);
  const next = afterSubmission(settings, answer.redirect, {
    parameters: formParameters(form),
    base: form.ownerDocument.baseURI,
  });
  return {
    isSent: true,
    leaves: next.kind !== "message",
    finish() {
      if (next.kind === "message") return showMessage(form, message);
      if (written) keepToasts([{ text: written, state: "success" }]);
      if (next.kind === "reload") location.reload();
      else leaveFor(form, next.url, settings.keeps);
      return () => {};
    },
  };
}
