import { after } from "../browser/after.ts";
import { announce } from "../browser/announce.ts";
import { listen } from "../browser/listen.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { tell } from "./builderFormEvents.ts";
import { type BuilderFormLabels, readLabels } from "./builderFormLabels.ts";
import { checkForm, type WrongField } from "./checkForm.ts";
import { createFormErrors } from "./createFormErrors.ts";
import type { Outcome } from "./deliver.ts";
import { type BuilderFormParts, readBuilderForm } from "./readBuilderForm.ts";
import { showLoading } from "./showLoading.ts";
import { submissionOf } from "./submissionOf.ts";

/** Milliseconds after which a page that was to be left is taken to stay. */
export const LEAVING_PATIENCE = 15_000;

/** What a page's options say of where its forms go. */
export type BuilderFormPage = { readonly ajaxurl: string; readonly post_id: string };

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
  options: BuilderFormOptions,
): Stop {
  const view = windowOf(form);
  const { ajaxurl, postId } = options;
  const labels = readLabels(element, options.labels);
  const errors = createFormErrors(form);
  let sending: AbortController | undefined;
  let endLoading: Stop = () => {};
  let hideMessage: Stop = () => {};
  let wrong: readonly WrongField[] = [];

  /** @returns whether all is right; else shows what is not, and takes the visitor to it */
  function check(): boolean {
    hideMessage();
    wrong = checkForm(form, labels);
    errors.show(wrong);
    if (wrong.length === 0) return true;
    element.dataset.state = "invalid";
    wrong[0]?.field.focus();
    return false;
  }

  /** What was found wrong is looked at again when it is edited; what was not yet, is left in peace. */
  function recheck(): void {
    if (wrong.length === 0) return;
    const found = checkForm(form, labels);
    const still = found.filter(({ field }) => wrong.some((one) => one.field === field));
    if (String(still.map(({ message }) => message)) === String(wrong.map((one) => one.message)))
      return;
    wrong = still;
    errors.show(wrong);
  }

  async function send(data: URLSearchParams): Promise<void> {
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
    if (outcome.isSent) goOn(outcome);
    else fail(outcome.messages, outcome.field);
  }

  function goOn({ leaves, finish }: Extract<Outcome, { isSent: true }>): void {
    element.dataset.state = "sent";
    if (leaves) {
      // It is on its way until the page is gone; coming Back, it can be used again.
      endLoading = stopAll(
        endLoading,
        listen(view, { pagehide: rest }),
        after(LEAVING_PATIENCE, rest),
      );
    } else {
      rest();
      view.HTMLFormElement.prototype.reset.call(form);
    }
    hideMessage = finish();
  }

  /** Says what went wrong; what was written stays, and the form can be sent again. */
  function fail(messages: readonly string[], name: string): void {
    rest();
    element.dataset.state = "failed";
    const field = name
      ? form.querySelector<HTMLElement>(`[name="${view.CSS.escape(name)}"]`)
      : undefined;
    errors.show(messages.map((message) => ({ message, field: field ?? undefined })));
    announce(form.ownerDocument, messages.join(" "), "assertive");
    field?.focus();
  }

  function rest(): void {
    sending = undefined;
    endLoading();
  }

  function submit(event: SubmitEvent): void {
    if (event.defaultPrevented) return;
    const { submitter } = event;
    const data = submissionOf(form, submitter, { id, postId, now: Date.now() });
    const goes = !sending && check() && tell(form, "should_submit_form.tcb", { data });
    if (goes && !isApi) {
      tellOfOwn(view, ajaxurl, data);
      return;
    }
    event.preventDefault();
    if (!goes) return;
    tell(form, "form_conversion.tcb", { data });
    send(data);
  }

  const stop = stopAll(
    rememberAttributes(element, ["data-state"]),
    rememberAttributes(form, ["novalidate"]),
    errors.stop,
    () => hideMessage(),
    () => {
      sending?.abort();
      rest();
    },
    listen(form, { submit, input: recheck }),
  );
  // Our rules and words stand in for those of the browser.
  form.noValidate = true;
  return stop;
}

/** Tells the builder's server of a form that is posted elsewhere, whether it hears so or not. */
function tellOfOwn(view: Window, ajaxurl: string, data: URLSearchParams): void {
  const body = new URLSearchParams({ action: "tve_custom_form_submit" });
  for (const name of ["email", "name", "post_id"]) body.set(name, data.get(name) ?? "");
  view.navigator.sendBeacon(ajaxurl, body);
}
