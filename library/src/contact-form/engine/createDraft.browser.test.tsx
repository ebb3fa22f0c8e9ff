import { describe, expect, onTestFinished, test } from "vitest";
import { takeConsole } from "../../../../tests/support/failOnConsole.ts";
import { feedback, json, openForm, writeForm } from "../../../../tests/support/openForm.tsx";
import { createContactForm } from "../createContactForm.ts";
import { defineForm } from "../definition/defineForm.ts";
import { schemaOf } from "../definition/schemaOf.ts";
import { DRAFT_DELAY } from "./createDraft.ts";
import { IDEMPOTENCY_FIELD } from "./createSubmission.ts";

const definition = defineForm({
  id: 91,
  title: "Long",
  locale: "en_US",
  fields: [
    { kind: "text", name: "your-name", label: "Your name" },
    { kind: "textarea", name: "your-message", label: "Your message" },
    { kind: "select", name: "city", label: "City", options: ["Bern", "Oslo", "Rome"] },
    {
      kind: "select",
      name: "seen",
      label: "Seen",
      options: ["Bern", "Oslo", "Rome"],
      multiple: true,
    },
    {
      kind: "checkbox",
      name: "days",
      label: "Days",
      options: ["Mon", "Tue", "Wed"],
      value: "Mon",
      freeText: true,
    },
    { kind: "radio", name: "size", label: "Size", options: ["S", "M"], value: "S" },
    { kind: "text", name: "secret", label: "Secret" },
    { kind: "text", name: "once", label: "Once", autocomplete: "off" },
    { kind: "text", name: "card", label: "Card", autocomplete: "cc-number" },
    { kind: "file", name: "paper", label: "Paper", accept: [".txt"] },
    { kind: "hidden", name: "campaign", value: "spring" },
    { kind: "quiz", name: "sum", label: "Sum", question: "1+1=?", answer: "hash" },
    { kind: "captcha", name: "code", label: "Code", challenge: "1" },
    { kind: "acceptance", name: "terms", label: "Terms", optional: true },
  ],
});
const options = { schema: schemaOf(definition) };
const PLACE = `vitrine.draft:${location.pathname}#wpcf7-f91-o1`;

function hideSecret(box: HTMLElement): void {
  const secret = box.querySelector<HTMLInputElement>("[name=secret]");
  if (secret) secret.type = "password";
}

type Opened = Awaited<ReturnType<typeof openForm>>;

function open(
  task: Parameters<typeof openForm>[0],
  more: NonNullable<Parameters<typeof openForm>[2]> = {},
): Promise<Opened> {
  return openForm(task, definition, {
    ...more,
    options: { ...options, ...more.options },
    before(box) {
      hideSecret(box);
      more.before?.(box);
    },
  });
}

const stored = (): string => localStorage.getItem(PLACE) ?? "";

/** Waits until what was written is kept. */
async function kept(text: string): Promise<void> {
  await expect.poll(stored).toContain(text);
}

/** The page's form goes and another comes, as with a reload. */
async function reload(
  opened: Opened,
  before: (box: HTMLElement) => void = () => {},
): Promise<{ box: HTMLElement; form: HTMLFormElement }> {
  opened.box.remove();
  const box = writeForm(definition);
  hideSecret(box);
  before(box);
  const form = box.querySelector("form") as HTMLFormElement;
  onTestFinished(createContactForm(form, options));
  // What was kept comes in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  return { box, form };
}

function fill({ box, write, field }: Opened): void {
  write("your-name", "Ann");
  write("your-message", "Two\nlines");
  write("city", "Rome");
  for (const option of field("seen[]").querySelectorAll("option")) {
    option.selected = option.value !== "Oslo";
  }
  for (const value of ["Mon", "Wed"]) {
    box.querySelector<HTMLInputElement>(`[name='days[]'][value=${value}]`)?.click();
  }
  write("_wpcf7_free_text_days", "late");
  box.querySelector<HTMLInputElement>("[name=size][value=M]")?.click();
  for (const name of ["secret", "once", "card", "sum", "code"]) write(name, `my ${name}`);
  field("campaign").value = "changed";
  field("terms").click();
  const files = new DataTransfer();
  files.items.add(new File(["x"], "private.txt"));
  field("paper").files = files.files;
}

function valuesOf(form: HTMLFormElement): Record<string, FormDataEntryValue[]> {
  const data = new FormData(form);
  const names = [...data.keys()].filter((name) => !/^_wpcf7(?!_free)/.test(name));
  return Object.fromEntries(names.map((name) => [name, data.getAll(name)]));
}

describe("What a visitor has written", () => {
  test("is there again after a reload, with a word about it; but no secrets, files or answers", async ({
    task,
  }) => {
    const opened = await open(task);
    fill(opened);
    await kept("late");
    for (const secret of ["my ", "private.txt", "changed", "spring", "hash"]) {
      expect(stored()).not.toContain(secret);
    }
    const { box, form } = await reload(opened);
    expect(valuesOf(form)).toMatchObject({
      ...{ "your-name": ["Ann"], "your-message": ["Two\nlines"], city: ["Rome"] },
      ...{ "seen[]": ["Bern", "Rome"], "days[]": ["Wed"], size: ["M"] },
      ...{ _wpcf7_free_text_days: ["late"], campaign: ["spring"] },
      ...{ secret: [""], once: [""], card: [""], sum: [""], code: [""] },
    });
    expect(valuesOf(form)).not.toHaveProperty("terms");
    expect(valuesOf(form).paper).toMatchObject([{ name: "", size: 0 }]);
    expect(box.querySelector("[data-form-notice=info]")?.textContent).toContain(
      "We kept what you wrote here before.",
    );
  });

  test("goes when the visitor starts afresh", async ({ task }) => {
    const opened = await open(task);
    opened.write("your-name", "Ann");
    await kept("Ann");
    const { box, form } = await reload(opened);
    const [discard] = box.querySelectorAll("button");
    expect(discard?.textContent).toBe("Start afresh");
    discard?.click();
    expect(valuesOf(form)["your-name"]).toEqual([""]);
    expect(stored()).toBe("");
    expect(box.querySelector("[data-form-notice]")).toBeNull();
    await expect.poll(() => form.dataset.status).toBe("init");
  });

  test("stays where the visitor only closes the notice", async ({ task }) => {
    const opened = await open(task);
    opened.write("your-name", "Ann");
    await kept("Ann");
    const { box, form } = await reload(opened);
    box.querySelectorAll("button")[1]?.click();
    expect(box.querySelector("[data-form-notice]")).toBeNull();
    expect(valuesOf(form)["your-name"]).toEqual(["Ann"]);
  });

  test("is forgotten once it is sent, and after a reset", async ({ task }) => {
    const { write, button, form, told } = await open(task);
    write("your-name", "Ann");
    await kept("Ann");
    button.click();
    await expect.poll(() => told.at(-1)).toBe("reset sent");
    expect(stored()).toBe("");
    write("your-name", "Bob");
    await kept("Bob");
    form.reset();
    expect(stored()).toBe("");
    await new Promise((resolve) => setTimeout(resolve, DRAFT_DELAY + 50));
    expect(stored()).toBe("");
  });

  test("is kept where the server refuses it", async ({ task }) => {
    const { write, button, told } = await open(task, {
      answers: { feedback: () => feedback("validation_failed") },
    });
    write("your-name", "Ann");
    button.click();
    await expect.poll(() => told.at(-1)).toBe("submit validation_failed");
    expect(stored()).toContain("Ann");
  });

  test("does not take the place of what stands in the form already", async ({ task }) => {
    const opened = await open(task);
    opened.write("your-name", "Ann");
    await kept("Ann");
    const { box, form } = await reload(opened, (fresh) => {
      // As browsers do that restore a form themselves.
      const message = fresh.querySelector("textarea");
      if (message) message.value = "Newer";
    });
    expect(valuesOf(form)).toMatchObject({ "your-name": ["Ann"], "your-message": ["Newer"] });
    expect(box.querySelector("[data-form-notice]")).not.toBeNull();
  });

  test("leaves what the page has filled in for the visitor to the page", async ({ task }) => {
    const opened = await open(task);
    opened.write("your-name", "Ann");
    await kept("Ann");
    const { form } = await reload(opened, (fresh) => {
      fresh.querySelector("textarea")?.append("About the lighthouse");
    });
    expect(valuesOf(form)).toMatchObject({
      "your-name": ["Ann"],
      "your-message": ["About the lighthouse"],
    });
  });

  test("keeps its key when an edit is undone, and when only consent changes", async ({ task }) => {
    const answers = { feedback: () => json({}, 503) };
    const opened = await open(task, { answers });
    const { requests, field, write, button, notice } = opened;
    const keys = () =>
      requests
        .all()
        .filter(({ method }) => method === "POST")
        .map(({ body }) => /name="_idempotency_key"\r\n\r\n([\w-]+)/.exec(body)?.[1]);
    const send = async (): Promise<void> => {
      const before = keys().length;
      button.disabled = false;
      button.click();
      await expect.poll(() => keys().length).toBe(before + 1);
      await expect.poll(notice).not.toBeNull();
    };
    write("your-name", "Ann");
    await send();
    write("your-name", "Bob");
    write("your-name", "Ann");
    field("terms").click();
    field("terms").click();
    await send();
    write("your-name", "Bob");
    await send();
    takeConsole();
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test("is not mixed up with another form of the page", async ({ task }) => {
    const opened = await open(task);
    const second = writeForm(definition, "wpcf7-f91-o2");
    const form = second.querySelector("form") as HTMLFormElement;
    onTestFinished(createContactForm(form, options));
    opened.write("your-name", "Ann");
    await kept("Ann");
    opened.box.remove();
    second.remove();
    const third = writeForm(definition, "wpcf7-f91-o2");
    onTestFinished(createContactForm(third.querySelector("form") as HTMLFormElement, options));
    expect(valuesOf(third.querySelector("form") as HTMLFormElement)["your-name"]).toEqual([""]);
  });

  test("is not kept where the page does not want it", async ({ task }) => {
    const { write } = await open(task, { options: { draft: false } });
    write("your-name", "Ann");
    await new Promise((resolve) => setTimeout(resolve, DRAFT_DELAY + 100));
    expect(localStorage.length).toBe(0);
  });

  test("is kept where the page or its form ends right after the last key", async ({ task }) => {
    const opened = await open(task);
    opened.write("your-name", "Ann");
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    expect(stored()).toContain("Ann");
    opened.box.remove();
    const box = writeForm(definition);
    const stop = createContactForm(box.querySelector("form") as HTMLFormElement, options);
    const message = box.querySelector("textarea") as HTMLTextAreaElement;
    message.value = "The end";
    message.dispatchEvent(new Event("input", { bubbles: true }));
    stop();
    expect(stored()).toContain("The end");
  });

  test("of something that is not ours, or was changed by hand, is believed only so far", async ({
    task,
  }) => {
    const timestamp = Math.floor(Date.now() / 1000);
    const strange = [
      ...["", "{", "null", "[]", '{"value":7}'],
      ...[
        7,
        "x",
        null,
        { values: 7 },
        { values: [7, null, ["your-name"], ["a", {}]], key: {} },
      ].map((value) => JSON.stringify({ value, timestamp })),
    ];
    const opened = await open(task);
    opened.box.remove();
    for (const text of strange) {
      localStorage.setItem(PLACE, text);
      const { form } = await reload(opened);
      expect(valuesOf(form)["your-name"], text).toEqual([""]);
      form.parentElement?.remove();
    }
  });

  test("lives as long as the page where storage is forbidden, and nothing breaks", async ({
    task,
  }) => {
    const storage = Object.getOwnPropertyDescriptor(window, "localStorage");
    Object.defineProperty(window, "localStorage", {
      configurable: true,
      get() {
        throw new DOMException("No storage.", "SecurityError");
      },
    });
    const restore = () => Object.defineProperty(window, "localStorage", storage ?? {});
    try {
      const { write, button, told, field } = await open(task);
      write("your-name", "Ann");
      await new Promise((resolve) => setTimeout(resolve, DRAFT_DELAY + 50));
      button.click();
      await expect.poll(() => told.at(-1)).toBe("reset sent");
      expect(field("your-name").value).toBe("");
    } finally {
      restore();
    }
  });
});

describe("The key by which a server knows a submission that it already has", () => {
  const keyIn = (body: string): string | undefined =>
    new RegExp(`name="${IDEMPOTENCY_FIELD}"\\r\\n\\r\\n([^\\r]+)\\r\\n`).exec(body)?.[1];

  async function nextKey({ requests }: Opened): Promise<string | undefined> {
    return keyIn((await requests.next(({ method }) => method === "POST")).body);
  }

  test("stays the same when the same is sent again, and is another after an edit", async ({
    task,
  }) => {
    const opened = await open(task, { answers: { feedback: () => json({}, 500) } });
    const { write, button, notice } = opened;
    write("your-name", "Ann");
    button.click();
    const first = await nextKey(opened);
    expect(first).toMatch(/^[a-z0-9]+(-[a-z0-9]+){3}$/);
    await expect.poll(() => notice()).not.toBeNull();
    notice()?.querySelector("button")?.click();
    expect(await nextKey(opened)).toBe(first);
    await expect.poll(() => notice()).not.toBeNull();
    write("your-name", "Anne");
    button.click();
    const edited = await nextKey(opened);
    expect(edited).toBeDefined();
    expect(edited).not.toBe(first);
    await expect.poll(() => notice()).not.toBeNull();
    takeConsole();
  });

  test("stays the same after a reload with the same content", async ({ task }) => {
    const opened = await open(task, { answers: { feedback: () => json({}, 500) } });
    opened.write("your-name", "Ann");
    opened.button.click();
    const first = await nextKey(opened);
    await expect.poll(() => opened.notice()).not.toBeNull();
    const { box, form } = await reload(opened);
    form.requestSubmit();
    expect(await nextKey(opened)).toBe(first);
    await expect.poll(() => box.querySelector("[data-form-notice=error]")).not.toBeNull();
    takeConsole();
  });

  test("stays the same where the browser has restored the content itself, and only then", async ({
    task,
  }) => {
    const opened = await open(task, { answers: { feedback: () => json({}, 500) } });
    opened.write("your-name", "Ann");
    opened.button.click();
    const first = await nextKey(opened);
    await expect.poll(() => opened.notice()).not.toBeNull();
    const keys: (string | undefined)[] = [];
    for (const name of ["Ann", "Bob"]) {
      const { box, form } = await reload(opened, (fresh) => {
        const field = fresh.querySelector<HTMLInputElement>("[name=your-name]");
        if (field) field.value = name;
      });
      form.requestSubmit();
      keys.push(await nextKey(opened));
      await expect.poll(() => box.querySelector("[data-form-notice=error]")).not.toBeNull();
      box.remove();
    }
    expect(keys[0]).toBe(first);
    expect(keys[1]).not.toBe(first);
    takeConsole();
  });

  test("is another after the message was sent", async ({ task }) => {
    const opened = await open(task);
    const keys: (string | undefined)[] = [];
    for (const times of [1, 2]) {
      opened.write("your-name", "Ann");
      opened.button.click();
      keys.push(await nextKey(opened));
      const resets = () => opened.told.filter((one) => one === "reset sent");
      await expect.poll(resets).toHaveLength(times);
    }
    expect(new Set(keys).size).toBe(2);
  });
});
