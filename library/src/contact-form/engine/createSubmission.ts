import { after } from "../../browser/after.ts";
import { announce } from "../../browser/announce.ts";
import { listen } from "../../browser/listen.ts";
import { type Stop, stopAll } from "../../browser/stop.ts";
import { warn } from "../../browser/warn.ts";
import { windowOf } from "../../browser/windowOf.ts";
import { ContactFormError, type ContactFormErrorCode } from "../api/ContactFormError.ts";
import type { Answer } from "../api/contactFormApi.ts";
import type { ContactFormLabels } from "../contactFormLabels.ts";
import type { ConsentLabels, ConsentNeeded } from "../tokens/ConsentNeeded.ts";
import type { FeedbackAnswer } from "../wire.ts";
import { NOT_VALID } from "./createErrors.ts";
import type { Reset } from "./createReset.ts";
import { focusField } from "./focusField.ts";
import { OUTCOME_EVENTS, type SubmissionDetail, submissionDetail, tell } from "./formEvents.ts";
import type { RunningForm } from "./RunningForm.ts";
import { hiddenInput } from "./readForm.ts";
import { refill } from "./refill.ts";
import { uploadTime } from "./uploadTime.ts";

/** The name of the part by which the server knows a submission that it already has. */
export const IDEMPOTENCY_FIELD = "_idempotency_key";
/** Milliseconds after which a submission that takes long is announced. */
export const SENDING_DELAY = 1000;

export type Submission = {
  readonly isSending: () => boolean;
  readonly stop: Stop;
};

export type SubmissionOptions = RunningForm & {
  /** Milliseconds until the server counts as not answering, besides the time files take. */
  readonly timeout: number;
  /** Whether someone else forbids sending: a payment that was declined for good. */
  readonly isBlocked: () => boolean;
  /** Called before anything is sent; true where the form is no longer ours to send. */
  readonly stepAside: () => boolean;
  readonly reset: Pick<Reset, "afterSending" | "supersede">;
};

/** Sends the form, once at a time, and shows what came of it. */
export function createSubmission(options: SubmissionOptions): Submission {
  const { parts, status, validation, output, notice, draft, guard, labels, calls } = options;
  const { form, box } = parts;
  let sending: AbortController | undefined;

  /** Errors and messages go; fields edited from now on are newer than the answer. */
  function clear(): void {
    notice.hide();
    validation.clear();
    output.show("");
    validation.takeEdited();
  }

  async function send(submitter: HTMLElement | null): Promise<void> {
    const controller = new AbortController();
    const before = isOver(status.get()) ? status.get() : "init";
    let hush: Stop = () => {};
    sending = controller;
    options.reset.supersede();
    try {
      // Without tokens all up to the request happens at once, as page scripts expect it.
      if (guard.tokens) await (await guard.tokens).refresh();
      controller.signal.throwIfAborted();
      const formData = formDataOf(form, submitter);
      const detail = submissionDetail(parts, formData);
      clear();
      tell(parts, "wpcf7beforesubmit", detail);
      status.set("submitting");
      hush = announceLater(form.ownerDocument, labels.sending);
      formData.append(IDEMPOTENCY_FIELD, keyOf(draft));
      const timeout = options.timeout + uploadTime(formData);
      const answer = await calls.feedback(formData, { signal: controller.signal, timeout });
      sending = undefined;
      if (!answer) throw new ContactFormError("no_content", 204);
      await conclude(detail, answer);
    } catch (error) {
      sending = undefined;
      if (!controller.signal.aborted) fail(error, before, submitter);
    } finally {
      hush();
    }
  }

  async function conclude(sent: SubmissionDetail, answer: Answer<"feedback">): Promise<void> {
    const { read, raw } = answer;
    if (!read.status || !isOver(read.status)) throw new ContactFormError("invalid_json");
    // Events of one submission share one detail, which page scripts may have kept.
    const detail = Object.assign(sent, { status: read.status, apiResponse: raw, answer: read });
    status.set(read.status);
    const event = OUTCOME_EVENTS.get(read.status);
    if (event) tell(parts, event, detail);
    tell(parts, "wpcf7submit", detail);
    // Of a form that was not sent, an answer that nobody found wrong need not be given again.
    const isAnswered = (field: string): boolean =>
      read.status !== "mail_sent" && read.invalid_fields.every((one) => one.field !== field);
    guard.tokens?.then((tokens) => tokens.renew());
    // Listeners of these events find the form as it was sent.
    await refill(box, read, isAnswered);
    const hash = hiddenInput(box, "_wpcf7_posted_data_hash");
    if (hash && read.posted_data_hash) hash.value = read.posted_data_hash;
    const edited = validation.takeEdited();
    if (read.status === "mail_sent") options.reset.afterSending(edited);
    output.show(read.message);
    showErrors(read, edited);
  }

  function showErrors(
    { invalid_fields: invalid }: FeedbackAnswer,
    edited: ReadonlySet<string>,
  ): void {
    const errors = new Map<string, string>();
    for (const { field, message } of invalid) {
      // Of two errors of one field, the first counts; what was written since is not what was judged.
      if (!errors.has(field) && !edited.has(field)) errors.set(field, message);
    }
    validation.showServerErrors(errors);
    const first = box.querySelector<HTMLElement>(`.${NOT_VALID}`);
    if (errors.size > 0 && edited.size === 0 && first) focusField(first);
    else output.reveal();
  }

  /** Nothing is lost: the form is as it was, and a notice says what happened and offers more. */
  function fail(error: unknown, before: string, submitter: HTMLElement | null): void {
    const retry = (): void => submit(submitter);
    const { agree, labels: ours } = error as Partial<ConsentNeeded>;
    if (agree) {
      const { consent: text, allow } = { ...ours, ...labels } as ConsentLabels;
      const action = { label: allow, run: () => [agree(), retry()] };
      notice.show({ text, kind: "info", actions: [action] });
      return;
    }
    warn(`contact-form: form ${parts.id} was not sent, what was written is kept. ${error}`);
    status.set(before);
    const again = { label: labels.retry, run: retry };
    notice.show({ text: explain(error, labels), kind: "error", actions: [again] });
  }

  function submit(submitter: HTMLElement | null): void {
    if (!sending) void send(submitter);
  }

  return {
    isSending: () => sending !== undefined,
    stop: stopAll(
      () => sending?.abort(),
      listen(form, {
        submit(event) {
          if (options.stepAside()) return;
          event.preventDefault();
          if (options.isBlocked()) {
            clear();
            status.set("submitting");
          } else submit(event.submitter);
        },
      }),
    ),
  };
}

/** What a form holds, with the button that sends it; of its own window, as a preview has another. */
function formDataOf(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const formData = new (windowOf(form).FormData)(form);
  const { name, value } = (submitter ?? {}) as Partial<HTMLButtonElement>;
  if (name) formData.append(name, value ?? "");
  return formData;
}

/** Whether a form may return to this status: nothing is under way, nor was it sent. */
function isOver(status: string): boolean {
  return !["submitting", "resetting", "validating", "sent"].includes(status);
}

/** The same key as long as the same may already have been sent. */
function keyOf(draft: RunningForm["draft"]): string {
  const key = draft.getKey() ?? newKey();
  draft.keepKey(key);
  return key;
}

/** Unlike any other. Pages without TLS have no randomUUID. */
function newKey(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return [...parts].map((part) => part.toString(36)).join("-");
}

function announceLater(document: Document, text: string): Stop {
  let hush: Stop = () => {};
  const stop = after(SENDING_DELAY, () => {
    hush = announce(document, text);
  });
  return stopAll(stop, () => hush());
}

function explain(error: unknown, labels: ContactFormLabels): string {
  if (!(error instanceof ContactFormError)) return labels.refused;
  const texts: Readonly<Record<ContactFormErrorCode, string>> = {
    fetch_error: labels.offline,
    timeout: labels.timeout,
    invalid_json: labels.unreadable,
    no_content: labels.unreadable,
    http_error: labels.refused,
  };
  return texts[error.code];
}
