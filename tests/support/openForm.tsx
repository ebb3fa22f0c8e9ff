import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { onTestFinished, type TestContext } from "vitest";
import {
  type ContactFormOptions,
  createContactForm,
  type FormDefinition,
  schemaOf,
} from "../../library/src/contact-form/index.ts";
import { FormMarkup } from "../../library/src/contact-form/markup/FormMarkup.tsx";
import { type Capture, type CapturedRequest, captureFetch, type MadeUpAnswer } from "./capture.ts";

/** What the server answers; each may be a status, a body, or nothing, as where it is not reached. */
export type FormAnswers = {
  readonly schema?: () => MadeUpAnswer;
  readonly refill?: () => MadeUpAnswer;
  readonly feedback?: (request: CapturedRequest) => MadeUpAnswer;
  /** Answers what does not go to the API; undefined where that goes its way. */
  readonly elsewhere?: (request: CapturedRequest) => MadeUpAnswer | undefined;
};

export type OpenForm = {
  readonly box: HTMLElement;
  readonly form: HTMLFormElement;
  readonly requests: Capture;
  /** What the form told, oldest first: event's name, with the status it tells. */
  readonly told: string[];
  readonly details: Map<string, CustomEvent["detail"]>;
  /** A control by its name. */
  readonly field: (name: string) => HTMLInputElement;
  /** Writes into a field as a visitor does, and leaves it. */
  readonly write: (name: string, text: string) => void;
  /** The tips that are shown: name and text. */
  readonly tips: () => [field: string, text: string | null][];
  readonly button: HTMLInputElement;
  readonly notice: () => HTMLElement | null;
  readonly output: () => string | null;
};

const EVENTS = [
  ...["statuschanged", "beforesubmit", "invalid", "unaccepted", "spam", "aborted", "mailsent"],
  ...["mailfailed", "submit", "reset"],
].map((name) => `wpcf7${name}`);

/** What the server's answers are made of, as the wire has them. */
export function feedback(status: string, rest: object = {}): MadeUpAnswer {
  const message = `The message for ${status}.`;
  return json({
    contact_form_id: 1,
    status,
    message,
    posted_data_hash: status === "mail_sent" ? "5f3a" : "",
    into: "#wpcf7-f1-o1",
    invalid_fields: [],
    ...rest,
  });
}

export function json(data: unknown, status = 200): MadeUpAnswer {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(data) };
}

/** Puts a form into the page, as a server would have written it. Nothing serves it yet. */
export function writeForm(form: FormDefinition, unitTag = `wpcf7-f${form.id}-o1`): HTMLElement {
  const host = document.createElement("div");
  const root = createRoot(host);
  // Not ContactForm, which would serve it, and restore its draft.
  const place = { unitTag, containerPost: 0, action: "", dir: "ltr", formRef: null } as const;
  const lang = form.locale.replaceAll("_", "-");
  flushSync(() => root.render(<FormMarkup {...{ ...NOTHING_MORE, ...place, form, lang }} />));
  const box = host.querySelector<HTMLElement>(".wpcf7")?.cloneNode(true) as HTMLElement;
  root.unmount();
  document.body.append(box);
  return box;
}

const NOTHING_MORE = {
  ...{ labels: undefined, nonce: undefined, id: undefined, name: undefined },
  ...{ className: undefined, state: undefined, children: undefined },
};

/** Has the mouse, wherever another test has left it, not touch a form. */
export function avoidPointer(box: HTMLElement): void {
  box.style.pointerEvents = "none";
}

/** Opens a form that is alive, before a server that answers as told. */
export async function openForm(
  task: TestContext["task"],
  definition: FormDefinition,
  {
    answers = {},
    options = {},
    before = avoidPointer,
  }: {
    readonly answers?: FormAnswers;
    readonly options?: Partial<ContactFormOptions>;
    /** Changes the markup before it comes to life. Default keeps the mouse off it. */
    readonly before?: (box: HTMLElement) => void;
  } = {},
): Promise<OpenForm> {
  const requests = await captureFetch(task, (request) => answer(request, definition, answers));
  const box = writeForm(definition);
  before(box);
  const form = box.querySelector("form") as HTMLFormElement;
  const told: string[] = [];
  const details = new Map<string, CustomEvent["detail"]>();
  const hear = (event: Event): void => {
    const { detail } = event as CustomEvent;
    told.push(`${event.type.slice("wpcf7".length)} ${detail.status}`);
    details.set(event.type, { ...detail });
  };
  for (const name of EVENTS) document.addEventListener(name, hear);
  const stop = createContactForm(form, options);
  onTestFinished(async () => {
    stop();
    for (const name of EVENTS) document.removeEventListener(name, hear);
    await requests.stop();
    document.body.replaceChildren();
    localStorage.clear();
  });
  // A draft comes in a task of its own, and what judges in another; no visitor is quicker.
  await new Promise((resolve) => setTimeout(resolve));
  await import("../../library/src/contact-form/validate.ts");
  const field = (name: string): HTMLInputElement => {
    const found = [...box.querySelectorAll<HTMLInputElement>("input,select,textarea")];
    return found.find((one) => one.name === name) as HTMLInputElement;
  };
  return {
    ...{ box, form, requests, told, details, field },
    write(name, text) {
      const control = field(name);
      control.focus();
      control.value = text;
      control.dispatchEvent(new Event("input", { bubbles: true }));
      control.dispatchEvent(new Event("change", { bubbles: true }));
    },
    tips: () =>
      [...box.querySelectorAll(".wpcf7-not-valid-tip")].map((tip) => [
        (tip.parentElement as HTMLElement).dataset.name ?? "",
        tip.textContent,
      ]),
    button: box.querySelector(".wpcf7-submit") as HTMLInputElement,
    notice: () => box.querySelector<HTMLElement>("[data-form-notice]"),
    output: () => box.querySelector(".wpcf7-response-output")?.textContent ?? null,
  };
}

function answer(
  request: CapturedRequest,
  definition: FormDefinition,
  answers: FormAnswers,
): MadeUpAnswer | undefined {
  const { pathname } = request.url;
  if (!pathname.includes("/contact-form-7/v1/")) return answers.elsewhere?.(request);
  if (pathname.endsWith("/schema")) return answers.schema?.() ?? json(schemaOf(definition));
  if (pathname.endsWith("/refill")) return answers.refill?.() ?? json([]);
  return answers.feedback?.(request) ?? feedback("mail_sent");
}
