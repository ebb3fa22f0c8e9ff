import { after } from "../browser/after.ts";
import { listen } from "../browser/listen.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { guarded } from "../browser/reportError.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { tell } from "./builderFormEvents.ts";
import type { BuilderFormLabels } from "./builderFormLabels.ts";
import type { Judge } from "./createJudge.ts";
import type { Outcome } from "./deliver.ts";
import { type BuilderFormParts, readBuilderForm } from "./readBuilderForm.ts";
import { showLoading } from "./showLoading.ts";
import { submissionOf } from "./submissionOf.ts";

/** Milliseconds after which a page that was to be left is taken to stay. */
export const LEAVING_PATIENCE = 15_000;

/** What a page's options say of where its forms go. */
export type BuilderFormPage = { readonly ajaxurl?: string; readonly post_id?: string };

export type BuilderFormOptions = {
  /** Where forms are sent. Default that of the page, else WordPress' own place. */
  readonly ajaxurl: string;
  /** The id of the document that the form stands on. Default that of the page, else none. */
  readonly postId: string;
  /** Texts in place of the English ones; those in the form's markup come second. */
  readonly labels?: Partial<BuilderFormLabels> | undefined;
};

/**
 * Brings a form of the page builder to life: `.thrv_lead_generation` with `data-connection` and
 * `data-settings-id`. It checks the fields, sends them once, shows that it does, and then goes on,
 * reloads or says so, as its author chose. What was written stays until the server has taken it.
 *
 * A form whose connection is not "api" posts itself; the builder's server is told of it first.
 *
 * State: `data-state` of the element, "loading", "invalid", "failed" or "sent"; the events are in
 * builderFormEvents.ts.
 * @param page what the page's options say; none where the caller knows all
 */
export function createBuilderForm(
  element: HTMLElement,
  given: Partial<BuilderFormOptions> = {},
  page?: BuilderFormPage,
): Stop {
  const parts = readBuilderForm(element);
  if (!parts) return () => {};
  return run(element, parts, {
    ajaxurl: page?.ajaxurl ?? "/wp-admin/admin-ajax.php",
    postId: page?.post_id ?? "",
    ...given,
  });
}

function run(
  element: HTMLElement,
  { form, id, isApi }: BuilderFormParts,
  { ajaxurl, postId, labels }: BuilderFormOptions,
): Stop {
  const view = windowOf(form);
  let judge: Judge | undefined;
  let isStopped = false;
  let sending: AbortController | undefined;
  let endLoading: Stop = () => {};
  let hideMessage: Stop = () => {};

  async function ready(): Promise<void> {
    const { createJudge } = await import("./createJudge.ts");
    if (!isStopped) judge ??= createJudge(element, form, labels);
  }

  async function send(data: URLSearchParams, { labels, refuse }: Judge): Promise<void> {
    sending = new AbortController();
    const { signal } = sending;
    element.dataset.state = "loading";
    endLoading = showLoading(form, labels.sending);
    let outcome: Outcome;
    try {
      const { deliver } = await import("./deliver.ts");
      outcome = await deliver({ form, data, ajaxurl, labels, signal });
    } catch {
      outcome = { isSent: false, messages: [labels.failed], field: "" };
    }
    if (signal.aborted) return;
    element.dataset.state = outcome.isSent ? "sent" : "failed";
    if (outcome.isSent && outcome.leaves) restLater();
    else rest();
    if (outcome.isSent) conclude(outcome);
    else refuse(outcome.messages, outcome.field);
  }

  function conclude({ leaves, finish }: Extract<Outcome, { isSent: true }>): void {
    if (!leaves) view.HTMLFormElement.prototype.reset.call(form);
    hideMessage = finish();
  }

  /** A form is on its way until the page is gone; coming Back, it can be used again. */
  function restLater(): void {
    endLoading = stopAll(
      endLoading,
      // Where it leads to a place on this page, the page stays.
      listen(view, { pagehide: rest, hashchange: rest }),
      after(LEAVING_PATIENCE, rest),
    );
  }

  function rest(): void {
    sending = undefined;
    endLoading();
  }

  function submit(event: SubmitEvent): void {
    if (event.defaultPrevented) return;
    const { submitter } = event;
    if (judge && !isApi && passes(judge)) {
      tellOfOwn(view, ajaxurl, submissionOf(form, submitter, { id, postId, now: Date.now() }));
      return;
    }
    event.preventDefault();
    // Asks for the same once it can be judged.
    if (!judge) guarded("builder-form", element, () => ready().then(() => again(submitter)));
    else if (isApi && !sending && passes(judge)) begin(judge, submitter);
  }

  function again(submitter: HTMLElement | null): void {
    if (judge) form.requestSubmit(submitter?.isConnected ? submitter : null);
  }

  function passes({ check }: Judge): boolean {
    hideMessage();
    const isRight = check();
    if (!isRight) element.dataset.state = "invalid";
    return isRight;
  }

  function begin(judge: Judge, submitter: HTMLElement | null): void {
    const data = submissionOf(form, submitter, { id, postId, now: Date.now() });
    if (!tell(form, "should_submit_form.tcb", { data })) return;
    tell(form, "form_conversion.tcb", { data });
    send(data, judge);
  }

  guarded("builder-form", element, ready);
  return stopAll(
    rememberAttributes(element, ["data-state"]),
    () => judge?.stop(),
    () => hideMessage(),
    () => {
      isStopped = true;
      sending?.abort();
      rest();
    },
    listen(form, { submit }),
  );
}

/** Tells the builder's server of a form that is posted elsewhere, whether it hears so or not. */
function tellOfOwn(view: Window, ajaxurl: string, data: URLSearchParams): void {
  const body = new URLSearchParams({ action: "tve_custom_form_submit" });
  for (const name of ["email", "name", "post_id"]) body.set(name, data.get(name) ?? "");
  view.navigator.sendBeacon(ajaxurl, body);
}
