import { describe, expect, onTestFinished, test } from "vitest";
import { type CapturedRequest, captureFetch } from "../../../../tests/support/capture.ts";
import { expectCleanStop } from "../../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../../tests/support/failOnConsole.ts";
import { feedback, json, openForm, writeForm } from "../../../../tests/support/openForm.tsx";
import { setConsent } from "../../browser/consent.ts";
import { createContactForm } from "../createContactForm.ts";
import { defineForm } from "../definition/defineForm.ts";
import type { FormDefinition } from "../definition/FormDefinition.ts";
import { schemaOf } from "../definition/schemaOf.ts";
import type { TokenSource } from "./TokenSource.ts";

const TOKEN_FIELD = "_wpcf7_recaptcha_response";
const actions = { homepage: "homepage", contactform: "contactform" };
/** Where reCAPTCHA's script, or what stands in for it, asks for a token. */
const TOKEN_PATH = "/recaptcha/api2/reload";

function numbered(id: number): FormDefinition {
  return defineForm({
    id,
    title: "Guarded",
    locale: "en_US",
    recaptcha: true,
    fields: [{ kind: "text", name: "your-name", label: "Your name" }],
  });
}

/** Stands in for reCAPTCHA's script: asks its server for each token, which holds the action. */
const SCRIPT = `{
  let count = 0;
  window.grecaptcha = {
    ready: (run) => setTimeout(run),
    execute: async (sitekey, { action }) => {
      const query = new URLSearchParams({ k: sitekey, action });
      const answer = await fetch("${TOKEN_PATH}?" + query, { method: "POST" });
      count += 1;
      return (await answer.text()) + "-" + count;
    },
  };
}`;

const SCRIPT_TYPE = { "content-type": "text/javascript" };

type Grecaptcha = { grecaptcha?: unknown };

/** Puts the stand-in into the page, as a page does that brings reCAPTCHA itself. */
function bringScript(): void {
  const script = document.createElement("script");
  script.textContent = SCRIPT;
  document.head.append(script);
  script.remove();
  forgetScript();
}

function forgetScript(): void {
  onTestFinished(() => {
    delete (window as Grecaptcha).grecaptcha;
  });
}

function isToken({ url }: CapturedRequest): boolean {
  return url.pathname === TOKEN_PATH;
}

function actionOf({ url }: CapturedRequest): string | null {
  return url.searchParams.get("action");
}

function openGuarded(
  task: Parameters<typeof openForm>[0],
  id: number,
  options: Parameters<typeof openForm>[2] = {},
) {
  const definition = numbered(id);
  return openForm(task, definition, {
    ...options,
    answers: {
      elsewhere: (request) => (isToken(request) ? { body: "token" } : undefined),
      ...options.answers,
    },
    options: {
      schema: schemaOf(definition),
      recaptcha: { sitekey: `key-${id}`, actions },
      ...options.options,
    },
  });
}

describe("reCAPTCHA", () => {
  test("is asked for a token for homepage when the page loads, where that is the moment [CF-086]", async ({
    task,
  }) => {
    bringScript();
    const { requests, field } = await openGuarded(task, 71, { options: { moment: "load" } });
    const request = await requests.next(isToken);
    expect(actionOf(request)).toBe("homepage");
    expect(request.url.searchParams.get("k")).toBe("key-71");
    await expect.poll(() => field(TOKEN_FIELD).value).toMatch(/-1$/);
  });

  test("is asked for nothing before the first touch, and then for homepage first", async ({
    task,
  }) => {
    bringScript();
    const { requests, field } = await openGuarded(task, 72);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(requests.all().filter(isToken)).toEqual([]);
    field("your-name").focus();
    expect(actionOf(await requests.next(isToken))).toBe("homepage");
  });

  test("is asked for a token for contactform at every change [CF-087]", async ({ task }) => {
    bringScript();
    const { requests, field, write } = await openGuarded(task, 73, { options: { moment: "load" } });
    expect(actionOf(await requests.next(isToken))).toBe("homepage");
    for (const text of ["A", "An", "Ann"]) {
      write("your-name", text);
      expect(actionOf(await requests.next(isToken))).toBe("contactform");
    }
    await expect.poll(() => field(TOKEN_FIELD).getAttribute("value")).toMatch(/-4$/);
    expect(requests.all().filter(isToken)).toHaveLength(4);
  });

  test("is asked before each submission, which carries the token [CF-088, CF-091]", async ({
    task,
  }) => {
    bringScript();
    const { requests, button, told } = await openGuarded(task, 74, {
      answers: { feedback: () => feedback("spam") },
    });
    for (const count of [1, 2]) {
      button.click();
      await expect.poll(() => told.filter((one) => one === "submit spam")).toHaveLength(count);
    }
    const sent = requests.all().filter(({ method }) => method === "POST");
    expect(sent.map((one) => actionOf(one) ?? "feedback")).toEqual([
      ...["contactform", "feedback"],
      ...["contactform", "feedback"],
    ]);
    expect(sent[1]?.body).toMatch(/name="_wpcf7_recaptcha_response"\r\n\r\n[^\r]*-1\r\n/);
    expect(sent[3]?.body).toMatch(/name="_wpcf7_recaptcha_response"\r\n\r\n[^\r]*-2\r\n/);
  });

  test("tells the document of each token, as page scripts expect it", async ({ task }) => {
    bringScript();
    const heard: unknown[] = [];
    const hear = (event: Event): void => {
      heard.push([event.target, event.bubbles, (event as CustomEvent).detail]);
    };
    document.addEventListener("wpcf7grecaptchaexecuted", hear);
    const { field } = await openGuarded(task, 75, { options: { moment: "load" } });
    await expect.poll(() => heard).toHaveLength(1);
    document.removeEventListener("wpcf7grecaptchaexecuted", hear);
    const token = field(TOKEN_FIELD).value;
    expect(heard).toEqual([[document, false, { action: "homepage", token }]]);
  });

  test("is not loaded without consent; the form asks, and is sent once the visitor allows it", async ({
    task,
  }) => {
    const host = "https://recaptcha.example";
    const definition = numbered(76);
    const opened = await openForm(task, definition, {
      options: {
        schema: schemaOf(definition),
        recaptcha: { sitekey: "key-76", actions, host },
        moment: "load",
      },
      answers: {
        elsewhere: ({ url }) =>
          url.origin === host ? { headers: SCRIPT_TYPE, body: SCRIPT } : { body: "token" },
      },
    });
    forgetScript();
    const { requests, write, button, notice, form, field, told } = opened;
    const foreign = () => requests.all().filter(({ url }) => url.origin !== location.origin);
    write("your-name", "Ann");
    button.click();
    await expect.poll(() => notice()?.dataset.formNotice).toBe("info");
    expect(notice()?.textContent).toContain("another service");
    expect(foreign()).toEqual([]);
    expect(form.dataset.status).toBe("init");
    expect(told).not.toContain("beforesubmit init");
    const allow = notice()?.querySelector("button");
    expect(allow?.textContent).toBe("Allow and send");
    allow?.click();
    await expect.poll(() => told.at(-1)).toBe("reset sent");
    expect(foreign().map(({ url }) => url.href)).toEqual([
      `${host}/recaptcha/api.js?render=key-76`,
    ]);
    const { body } = await requests.next(({ url }) => url.pathname.endsWith("/feedback"));
    expect(body).toMatch(/name="_wpcf7_recaptcha_response"\r\n\r\n[^\r]*-1\r\n/);
    expect(notice()).toBeNull();
    expect(field("your-name").value).toBe("");
  });

  test("whose script does not load keeps the form, says so and is tried again", async ({
    task,
  }) => {
    const host = "https://recaptcha.example";
    const definition = numbered(77);
    let isUp = false;
    setConsent(document, { functional: true });
    const { requests, write, button, notice, field, form, told } = await openForm(
      task,
      definition,
      {
        options: {
          schema: schemaOf(definition),
          recaptcha: { sitekey: "key-77", actions, host },
        },
        answers: {
          elsewhere: ({ url }) => {
            if (url.origin !== host) return { body: "token" };
            return isUp ? { headers: SCRIPT_TYPE, body: SCRIPT } : { status: 503 };
          },
        },
      },
    );
    forgetScript();
    write("your-name", "Ann");
    button.click();
    await expect.poll(() => notice()?.dataset.formNotice).toBe("error");
    expect(takeConsole().join("\n")).toMatch(/form 77 was not sent/);
    expect(field("your-name").value).toBe("Ann");
    expect(form.dataset.status).toBe("init");
    isUp = true;
    const retry = notice()?.querySelector("button");
    expect(retry?.textContent).toBe("Try again");
    retry?.click();
    await expect.poll(() => told.at(-1)).toBe("reset sent");
    expect(requests.all().filter(({ url }) => url.pathname.endsWith("/feedback"))).toHaveLength(1);
  });
});

/** A source that is answered by hand. */
function slowSource() {
  const waiting: ((token: string) => void)[] = [];
  const ask = (): Promise<string> => new Promise((resolve) => waiting.push(resolve));
  const source: TokenSource = { field: TOKEN_FIELD, actions, ask };
  return { source, waiting };
}

describe("A source of tokens", () => {
  test("without an input of its own in the form gets one", async ({ task }) => {
    const source: TokenSource = { field: "_mine", actions, ask: async (action) => `for ${action}` };
    const { requests, button } = await openGuarded(task, 78, { options: { tokens: [source] } });
    button.click();
    const { body } = await requests.next(({ method }) => method === "POST");
    expect(body).toMatch(/name="_mine"\r\n\r\nfor contactform\r\n/);
  });

  test("that fails at the start or at a change is logged, and the form works on", async ({
    task,
  }) => {
    let isDown = true;
    const source: TokenSource = {
      ...{ field: "_mine", actions },
      ask: async () => {
        if (isDown) throw new Error("No token.");
        return "token";
      },
    };
    const { told, button, write } = await openGuarded(task, 79, {
      options: { tokens: [source], moment: "load" },
    });
    await expect.poll(() => takeConsole().join()).toContain("No token.");
    write("your-name", "Ann");
    isDown = false;
    button.click();
    await expect.poll(() => told.at(-1)).toBe("reset sent");
  });

  test("that cannot be made ready again does not spoil what was sent", async ({ task }) => {
    const source: TokenSource = {
      ...{ field: "_mine", actions, ask: async () => "token" },
      renew: () => {
        throw new Error("No widget.");
      },
    };
    const { told, button, output } = await openGuarded(task, 80, { options: { tokens: [source] } });
    button.click();
    await expect.poll(() => told.at(-1)).toBe("reset sent");
    expect(output()).toBe("The message for mail_sent.");
    expect(takeConsole().join()).toContain("No widget.");
  });

  test("leaves nothing behind when the form is stopped, also while it is asked", async ({
    task,
  }) => {
    const definition = numbered(81);
    const requests = await captureFetch(task, ({ url }) =>
      url.pathname.includes("contact-form-7") ? json([]) : undefined,
    );
    const box = writeForm(definition);
    onTestFinished(async () => {
      await requests.stop();
      box.remove();
    });
    const form = box.querySelector("form") as HTMLFormElement;
    const input = form.querySelector<HTMLInputElement>(`[name=${TOKEN_FIELD}]`);
    const { source, waiting } = slowSource();
    const start = () =>
      createContactForm(form, { schema: schemaOf(definition), tokens: [source], moment: "load" });
    await expectCleanStop(start, {
      settle: 1000,
      async during() {
        await expect.poll(() => waiting).toHaveLength(1);
        waiting[0]?.("first");
        await expect.poll(() => input?.value).toBe("first");
        form.requestSubmit();
        await expect.poll(() => waiting).toHaveLength(2);
      },
    });
    // The token that was asked for comes when nobody serves the form any longer.
    waiting[1]?.("late");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(form.dataset.status).toBe("init");
    expect(input?.value).toBe("");
    expect(requests.all().filter(({ method }) => method === "POST")).toEqual([]);
  });
});

test("A Turnstile widget's own token is sent, and it is reset for the next", async ({ task }) => {
  const calls: string[] = [];
  const turnstile = {
    getResponse: (widget: Element) => `token of ${widget.id}`,
    reset: (widget: Element) => calls.push(`reset ${widget.id}`),
  };
  Object.assign(window, { turnstile });
  onTestFinished(() => {
    Reflect.deleteProperty(window, "turnstile");
  });
  const definition = { ...numbered(82), recaptcha: false };
  const { requests, button, told } = await openForm(task, definition, {
    options: { schema: schemaOf(definition) },
    before(box) {
      const widget = document.createElement("div");
      widget.className = "cf-turnstile";
      widget.id = "widget";
      box.querySelector("form")?.append(widget);
    },
    answers: { feedback: () => feedback("spam") },
  });
  button.click();
  const { body } = await requests.next(({ method }) => method === "POST");
  expect(body).toMatch(/name="_wpcf7_turnstile_response"\r\n\r\ntoken of widget\r\n/);
  await expect.poll(() => told.at(-1)).toBe("submit spam");
  await expect.poll(() => calls).toEqual(["reset widget"]);
});
