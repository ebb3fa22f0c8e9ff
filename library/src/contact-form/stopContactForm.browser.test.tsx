import { describe, expect, onTestFinished, test } from "vitest";
import { captureFetch, type MadeUpAnswer } from "../../../tests/support/capture.ts";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { feedback, json, writeForm } from "../../../tests/support/openForm.tsx";
import { createContactForm } from "./createContactForm.ts";
import { defineForm } from "./definition/defineForm.ts";
import { schemaOf } from "./definition/schemaOf.ts";

const options = ["one", "two"];
/** A form that has all there is. */
const definition = defineForm({
  id: 95,
  title: "All",
  locale: "en_US",
  fields: [
    { kind: "text", name: "a-text", label: "Text", required: true, minLength: 2, counter: "up" },
    { kind: "email", name: "an-email", label: "Email", hint: "Where we answer." },
    { kind: "url", name: "a-url", label: "Address" },
    { kind: "tel", name: "a-tel", label: "Telephone" },
    { kind: "textarea", name: "an-area", label: "Area", maxLength: 9, counter: "down" },
    { kind: "number", name: "a-number", label: "Number" },
    { kind: "range", name: "a-range", label: "Range" },
    { kind: "date", name: "a-date", label: "Date" },
    { kind: "select", name: "a-select", label: "Select", options },
    { kind: "checkbox", name: "boxes", label: "Boxes", options, freeText: true },
    { kind: "checkbox", name: "exclusive", label: "Exclusive", options, exclusive: true },
    { kind: "radio", name: "radios", label: "Radios", options },
    { kind: "file", name: "a-file", label: "File", accept: [".txt"] },
    { kind: "quiz", name: "a-quiz", label: "Quiz", question: "1+1=?", answer: "hash" },
    { kind: "captcha", name: "a-captcha", label: "Captcha", challenge: "1" },
    { kind: "acceptance", name: "terms", label: "Terms" },
    { kind: "hidden", name: "a-hidden", value: "x" },
    { kind: "output", of: "an-email", default: "nobody" },
    { kind: "reflection", of: "boxes", defaults: ["none"] },
  ],
});

type Setting = {
  readonly box: HTMLElement;
  readonly form: HTMLFormElement;
  readonly start: () => () => void;
};

async function setUp(
  task: Parameters<typeof captureFetch>[0],
  answer: () => MadeUpAnswer = () => feedback("mail_sent"),
): Promise<Setting> {
  const requests = await captureFetch(task, ({ url }) => {
    if (!url.pathname.includes("contact-form-7")) return undefined;
    return url.pathname.endsWith("/feedback") ? answer() : json([]);
  });
  const box = writeForm(definition);
  const form = box.querySelector("form") as HTMLFormElement;
  for (const wrap of box.querySelectorAll("[data-name=a-url],[data-name=a-tel]")) {
    wrap.classList.add("inert-on-submitting", "inert-on-invalid");
  }
  onTestFinished(async () => {
    await requests.stop();
    box.remove();
    localStorage.clear();
  });
  return { box, form, start: () => createContactForm(form, { schema: schemaOf(definition) }) };
}

function find(box: HTMLElement, name: string): HTMLInputElement {
  return box.querySelector(`[name="${name}"]`) as HTMLInputElement;
}

function write(box: HTMLElement, name: string, text: string): void {
  const field = find(box, name);
  field.focus();
  field.value = text;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Uses every helper. */
async function use(box: HTMLElement): Promise<void> {
  write(box, "an-email", "ann@example.com");
  write(box, "a-url", "example.com");
  write(box, "a-number", "x");
  write(box, "a-text", "");
  for (const name of ["boxes[]", "exclusive", "radios", "terms"]) find(box, name).click();
  for (const last of box.querySelectorAll<HTMLInputElement>("[value=two][type=checkbox]")) {
    last.click();
  }
  await expect.poll(() => box.querySelector("output")?.textContent).toBe("ann@example.com");
}

describe("Stopping a form leaves nothing behind:", () => {
  test("at rest", async ({ task }) => {
    const { start } = await setUp(task);
    await expectCleanStop(start);
  });

  test("with errors, reflections and all helpers in use", async ({ task }) => {
    const { box, start } = await setUp(task);
    await expectCleanStop(start, {
      async during() {
        await use(box);
        await expect.poll(() => box.querySelectorAll(".wpcf7-not-valid-tip")).toHaveLength(1);
      },
    });
  });

  test("in the middle of a submission", async ({ task }) => {
    const { box, form, start } = await setUp(task);
    await expectCleanStop(start, {
      settle: 500,
      async during() {
        await use(box);
        form.requestSubmit();
        expect(form.dataset.status).toBe("submitting");
      },
    });
    // The answer that was under way changes nothing any more.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(form.dataset.status).toBe("init");
    expect(box.querySelector(".wpcf7-response-output")?.textContent).toBe("");
  });

  test("with the server's errors and message shown", async ({ task }) => {
    const invalid = ["a-text", "boxes", "radios", "a-quiz", "terms"].map((field) => ({
      field,
      message: "No.",
    }));
    const { box, form, start } = await setUp(task, () =>
      feedback("validation_failed", { invalid_fields: invalid }),
    );
    await expectCleanStop(start, {
      settle: 500,
      async during() {
        form.requestSubmit();
        await expect.poll(() => box.querySelectorAll(".wpcf7-not-valid-tip")).toHaveLength(5);
        expect(box.querySelector(".wpcf7-response-output")?.textContent).not.toBe("");
      },
    });
  });

  test("with a notice shown", async ({ task }) => {
    const { box, form, start } = await setUp(task, () => json({}, 500));
    await expectCleanStop(start, {
      settle: 500,
      async during() {
        form.requestSubmit();
        await expect.poll(() => box.querySelector("[data-form-notice=error]")).not.toBeNull();
        takeConsole();
      },
    });
  });

  test("in the middle of a reset", async ({ task }) => {
    const { box, form, start } = await setUp(task);
    await expectCleanStop(start, {
      settle: 500,
      async during() {
        await use(box);
        form.reset();
        expect(form.dataset.status).toBe("resetting");
      },
    });
  });

  test("after it was sent", async ({ task }) => {
    const { box, form, start } = await setUp(task, () =>
      // The hash of what was sent is the server's and stays, as what visitors write does.
      feedback("mail_sent", { posted_data_hash: "" }),
    );
    await expectCleanStop(start, {
      settle: 500,
      async during() {
        find(box, "terms").click();
        const button = box.querySelector(".wpcf7-submit") as HTMLElement;
        button.focus();
        button.click();
        await expect.poll(() => form.dataset.status).toBe("sent");
        await expect.poll(() => document.activeElement).toBe(form);
      },
    });
  });
});
