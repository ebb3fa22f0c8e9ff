import { after } from "../browser/after.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";
import { type ContactFormApi, contactFormCalls, OWN_API } from "./api/contactFormApi.ts";
import { type ContactFormLabels, readLabels } from "./contactFormLabels.ts";
import { createDraft } from "./engine/createDraft.ts";
import { createErrors } from "./engine/createErrors.ts";
import { createNotice } from "./engine/createNotice.ts";
import { createReset, type Reset } from "./engine/createReset.ts";
import { createResponseOutput } from "./engine/createResponseOutput.ts";
import { createRules } from "./engine/createRules.ts";
import { createStatus } from "./engine/createStatus.ts";
import { createSubmission } from "./engine/createSubmission.ts";
import { createValidation } from "./engine/createValidation.ts";
import { lacksQuestions } from "./engine/lacksQuestions.ts";
import { missingFeatures } from "./engine/missingFeatures.ts";
import { type Moment, onMoment } from "./engine/onMoment.ts";
import type { RunningForm } from "./engine/RunningForm.ts";
import { type FormParts, readForm } from "./engine/readForm.ts";
import { isBlocked, isServedByPlugin, markServed } from "./engine/servedForm.ts";
import { createDisplayHelpers } from "./helpers/createDisplayHelpers.ts";
import { createValueHelpers } from "./helpers/createValueHelpers.ts";
import { repeatValues } from "./helpers/repeatValues.ts";
import type { Schema } from "./schema.ts";
import { guardForm } from "./tokens/guardForm.ts";
import type { RecaptchaOptions } from "./tokens/recaptcha.ts";
import type { TokenSource } from "./tokens/TokenSource.ts";

export type ContactFormOptions = {
  /** Where the form's server answers. Default our own, on a foreign page that of its page object. */
  readonly api: ContactFormApi;
  /** The rules of the fields, where they are known; else the server is asked at the first touch. */
  readonly schema?: Schema | undefined;
  /** Texts in place of the English ones; those in the box's `data-labels` come second. */
  readonly labels?: Partial<ContactFormLabels> | undefined;
  /** When rules and tokens are asked for. Default "touch", or what the form's `data-moment` says. */
  readonly moment: Moment;
  /** Whether the page came from a cache, so that its questions are old. Default false. */
  readonly cached: boolean;
  /** Whether what is written is kept until it is sent, for a day at most. Default true. */
  readonly draft: boolean;
  /** Milliseconds until the server counts as not answering, besides the time files take. Default 30,000. */
  readonly timeout: number;
  /** Services that guard the form. Default those that the page names. */
  readonly tokens?: readonly TokenSource[] | undefined;
  /** reCAPTCHA v3, where it guards the form. Default what the page says of it. */
  readonly recaptcha?: RecaptchaOptions | undefined;
};

/** What a page's options say of its forms; without it, the page names no server. */
export type FormPage = {
  readonly contactForm?: ContactFormApi & {
    readonly cached: boolean;
    readonly recaptcha?: RecaptchaOptions;
  };
};

/** What holds where neither the page nor the caller says otherwise. */
export const contactFormDefaults: ContactFormOptions = {
  api: OWN_API,
  moment: "touch",
  cached: false,
  draft: true,
  timeout: 30_000,
};

/**
 * Brings a contact form to life: `.wpcf7 > form` in the markup of the real system, whoever wrote
 * it. Where the plugin's own script is in charge of it, or the page names no server, it stays as
 * it is: a plain form, which works.
 *
 * State: class and `data-status` of the form; the events are in formEvents.ts.
 * @param element the form itself
 * @param given comes before what the page says, and that before the defaults
 * @param page what the page's options say; none where the caller knows all, as a React component
 */
export function createContactForm(
  element: HTMLElement,
  given: Partial<ContactFormOptions> = {},
  page?: FormPage,
): Stop {
  const form = element as HTMLFormElement;
  const hindrance = findHindrance(form, given, page);
  if (hindrance) {
    warn(`${hindrance}. The contact form is left as it is, a plain form.`, form);
    return () => {};
  }
  const own = page?.contactForm;
  const parts = readForm(form);
  return run(parts, {
    ...contactFormDefaults,
    ...(form.dataset.moment === "load" && { moment: "load" }),
    ...(own && { api: own, cached: own.cached }),
    recaptcha: own?.recaptcha,
    ...given,
  });
}

/** Why a form cannot be served; the first two in the words of the specification, section 8. */
function findHindrance(
  form: HTMLFormElement,
  { api }: Partial<ContactFormOptions>,
  page: FormPage | undefined,
): string | undefined {
  const view = windowOf(form);
  const missing = missingFeatures(view);
  if (missing) return missing;
  if (isServedByPlugin(form))
    return "The plugin's own script serves this form; remove one of the two";
  if (api || !page || page.contactForm) return undefined;
  return "wpcf7" in view ? "wpcf7.api is not defined" : "wpcf7 is not defined";
}

function run(parts: FormParts, options: ContactFormOptions): Stop {
  const { form, box } = parts;
  const calls = contactFormCalls(options.api, parts.id);
  const rules = createRules(parts, { ...options, calls, onCome: () => validation.judge() });
  const draft = createDraft(parts, { isKept: options.draft });
  const unmark = markServed(parts, rules.schema);
  const status = createStatus(parts);
  if (status.get() !== "init") {
    import("./engine/emptyDefaults.ts").then((module) => module.emptyDefaults(box));
  }
  // Sent without script, by the page before this one.
  if (status.get() === "sent") draft.forget();
  const valueHelpers = createValueHelpers(form);
  const errors = createErrors(parts);
  const reflection = repeatValues(parts);
  const judging = { errors, status, rules, onJudged: reflection.reflect };
  const validation = createValidation(parts, judging);
  const output = createResponseOutput(parts);
  const notice = createNotice(parts);
  const labels = readLabels(box, options.labels);
  const guard = guardForm(parts, options);
  const context = { parts, calls, status, validation, output, notice, draft, guard, labels };
  const reset = createReset({ ...context, isSending: () => submission.isSending() });
  const submission = createSubmission({
    ...context,
    reset,
    timeout: options.timeout,
    isBlocked: () => isBlocked(form),
    stepAside: () => isServedByPlugin(form) && stop(),
  });
  let displayHelpers: Stop = () => {};
  /** In a task of its own: storage may be slow to open, and what was touched answers first. */
  const settle = (): void => {
    displayHelpers = createDisplayHelpers(form);
    validation.touchFilledIn();
    if (draft.restore()) offerToDiscard(context);
  };
  const running = stopAll(
    ...[unmark, status.stop, markAlive(box), valueHelpers, errors.stop, reflection.stop],
    ...[validation.stop, output.stop, notice.stop, draft.stop, guard.stop, reset.stop],
    ...[submission.stop, rules.stop, refillOld(parts, { ...options, reset })],
    () => displayHelpers(),
    after(0, settle),
  );
  /** The plugin's script may come after us, held back until the page is used. */
  function stop(): boolean {
    running();
    return true;
  }
  return running;
}

/** Page scripts and styles tell by this class whether a form is alive. */
function markAlive(box: HTMLElement): Stop {
  if (!box.classList.replace("no-js", "js")) return () => {};
  return () => box.classList.replace("js", "no-js");
}

/** Asks for fresh questions where those of the page are old, or were left out of it. */
function refillOld(
  { box }: FormParts,
  { moment, cached, reset }: Pick<ContactFormOptions, "moment" | "cached"> & { reset: Reset },
): Stop {
  if (!cached && !lacksQuestions(box)) return () => {};
  return onMoment(box, moment, reset.refill);
}

/** Tells that a draft was restored, and lets the visitor be rid of it. */
function offerToDiscard({ parts: { form }, notice, labels }: RunningForm): void {
  const discard = (): void => windowOf(form).HTMLFormElement.prototype.reset.call(form);
  notice.show({
    text: labels.draft,
    kind: "info",
    actions: [
      { label: labels.discard, run: discard },
      { label: labels.close, run: notice.hide },
    ],
  });
}
