import { afterEach, describe, expect, test } from "vitest";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { feedback, json, openForm } from "../../../tests/support/openForm.tsx";
import { defineForm } from "./definition/defineForm.ts";

const definition = defineForm({
  id: 1,
  title: "Write to us",
  locale: "en_US",
  fields: [
    { kind: "text", name: "your-name", label: "Your name", required: true },
    { kind: "email", name: "your-email", label: "Your email", required: true },
    { kind: "textarea", name: "your-message", label: "Your message" },
  ],
});

afterEach(() => {
  Reflect.deleteProperty(window, "wpcf7");
});

/** Outcomes, and the class, status and event under which a page sees each. */
const OUTCOMES = [
  ["validation_failed", "invalid", "invalid"],
  ["acceptance_missing", "unaccepted", "unaccepted"],
  ["spam", "spam", "spam"],
  ["aborted", "aborted", "aborted"],
  ["mail_failed", "failed", "mailfailed"],
  ["payment_required", "payment-required", undefined],
  ["foo_bar", "custom-foo-bar", undefined],
] as const;

const ROWS: Readonly<Record<string, string>> = {
  validation_failed: "CF-100",
  acceptance_missing: "CF-101",
  spam: "CF-102",
  aborted: "CF-103",
  mail_failed: "CF-105",
  payment_required: "CF-108",
  foo_bar: "CF-109",
};

describe("A form at rest", () => {
  test("shows init [CF-099]", async ({ task }) => {
    const { form } = await openForm(task, definition);
    expect(form.dataset.status).toBe("init");
    expect(form.classList.contains("init")).toBe(true);
  });

  test("asks the server for nothing before the visitor's first touch", async ({ task }) => {
    const { requests, field } = await openForm(task, definition);
    await new Promise((resolve) => setTimeout(resolve, 50));
    // A test's own modules may still be on their way.
    expect(requests.all().filter(({ url }) => url.pathname.startsWith("/api/"))).toEqual([]);
    field("your-name").focus();
    await requests.next(({ url }) => url.pathname.endsWith("/contact-forms/1/feedback/schema"));
  });
});

describe("A submission", () => {
  test("goes from submitting to the server's status, in the order that page scripts know [CF-110, CF-111, CF-114]", async ({
    task,
  }) => {
    const { form, told, write, button, details } = await openForm(task, definition);
    write("your-name", "Ann");
    button.click();
    expect(form.dataset.status).toBe("submitting");
    await expect.poll(() => told.at(-1)).toBe("reset sent");
    expect(told.filter((one) => !one.includes("valid"))).toEqual([
      "beforesubmit init",
      "statuschanged submitting",
      "statuschanged sent",
      "mailsent mail_sent",
      "submit mail_sent",
      "statuschanged resetting",
      "statuschanged sent",
      "reset sent",
    ]);
    expect(details.get("wpcf7mailsent")).toMatchObject({
      contactFormId: 1,
      unitTag: "wpcf7-f1-o1",
      inputs: [
        { name: "your-name", value: "Ann" },
        { name: "your-email", value: "" },
        { name: "your-message", value: "" },
      ],
      apiResponse: { status: "mail_sent", contact_form_id: 1 },
    });
  });

  test("that was sent is shown so, with the server's message, and empties the form [CF-098, CF-104, CF-116]", async ({
    task,
  }) => {
    const { form, told, field, write, button, output, box } = await openForm(task, definition);
    write("your-name", "Ann");
    button.click();
    await expect.poll(() => told.at(-1)).toBe("reset sent");
    expect(form.dataset.status).toBe("sent");
    expect(field("your-name").value).toBe("");
    expect(output()).toBe("The message for mail_sent.");
    expect(box.querySelector("[role=status]")?.textContent).toBe("The message for mail_sent.");
    expect(field("_wpcf7_posted_data_hash").value).toBe("5f3a");
  });

  for (const [status, shown, event] of OUTCOMES) {
    test(`that comes to ${status} shows ${shown} and the server's message [${ROWS[status]}]`, async ({
      task,
    }) => {
      const answers = { feedback: () => feedback(status) };
      const { form, told, write, button, output } = await openForm(task, definition, { answers });
      write("your-name", "Ann");
      button.click();
      await expect.poll(output).toBe(`The message for ${status}.`);
      expect(form.dataset.status).toBe(shown);
      expect(form.classList.contains(shown)).toBe(true);
      expect(form.classList.contains("submitting")).toBe(false);
      expect(told.slice(-2)).toEqual(
        event
          ? [`${event} ${status}`, `submit ${status}`]
          : [`statuschanged ${shown}`, `submit ${status}`],
      );
      expect((form.elements.namedItem("your-name") as HTMLInputElement).value).toBe("Ann");
    });
  }

  test("is sent once, however often the button is pressed", async ({ task }) => {
    const { requests, told, write, button } = await openForm(task, definition);
    write("your-name", "Ann");
    for (let press = 0; press < 3; press += 1) button.click();
    await expect.poll(() => told.at(-1)).toBe("reset sent");
    expect(requests.all().filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  test("sends what a listener adds, and what the pressed button says", async ({ task }) => {
    const { form, requests, button } = await openForm(task, definition, {
      before: (box) => box.querySelector(".wpcf7-submit")?.setAttribute("name", "way"),
    });
    form.addEventListener("wpcf7beforesubmit", (event) => {
      (event as CustomEvent).detail.formData.append("added", "by a page script");
    });
    button.click();
    const { body } = await requests.next(({ method }) => method === "POST");
    expect(body).toMatch(/name="added"\r\n\r\nby a page script\r\n/);
    expect(body).toMatch(/name="way"\r\n\r\nSend\r\n/);
  });

  test("takes away the errors and the message of the one before", async ({ task }) => {
    const answered = [
      feedback("validation_failed", {
        invalid_fields: [{ field: "your-name", message: "Too short." }],
      }),
      feedback("spam"),
    ];
    const answers = { feedback: () => answered.shift() ?? feedback("spam") };
    const { form, button, tips, output } = await openForm(task, definition, { answers });
    button.click();
    await expect.poll(tips).toEqual([["your-name", "Too short."]]);
    button.click();
    expect(tips()).toEqual([]);
    expect(output()).toBe("");
    await expect.poll(() => form.dataset.status).toBe("spam");
  });
});

describe("What is written while a form is sent", () => {
  test("stays when the message has arrived, though all else is emptied", async ({ task }) => {
    const { button, write, field, form } = await openForm(task, definition);
    write("your-name", "Ann");
    write("your-message", "First");
    button.click();
    write("your-message", "First, and one more thing");
    await expect.poll(() => form.dataset.status).toBe("sent");
    expect(field("your-name").value).toBe("");
    expect(field("your-message").value).toBe("First, and one more thing");
  });
});

describe("A form that the server has answered with what was written", () => {
  test("is empty once it was sent, not as it was answered", async ({ task }) => {
    const { button, write, field, form } = await openForm(task, definition, {
      before(box) {
        const answered = box.querySelector<HTMLElement>("form");
        if (answered) answered.dataset.status = "invalid";
        box.querySelector("[name=your-name]")?.setAttribute("value", "Ann");
        box.querySelector("textarea")?.append("Hello");
      },
    });
    expect(field("your-message").value).toBe("Hello");
    await expect.poll(() => field("your-name").defaultValue).toBe("");
    write("your-email", "ann@example.com");
    button.click();
    await expect.poll(() => form.dataset.status).toBe("sent");
    expect(["your-name", "your-email", "your-message"].map((name) => field(name).value)).toEqual([
      ...["", "", ""],
    ]);
  });
});

describe("A submission that fails", () => {
  test("after one that was sent does not look sent", async ({ task }) => {
    const answered = [feedback("mail_sent"), json({}, 500)];
    const answers = { feedback: () => answered.shift() ?? json({}, 500) };
    const another = { ...definition, id: 30 };
    const { button, form, notice, told } = await openForm(task, another, { answers });
    button.click();
    await expect.poll(() => told.at(-1)).toBe("reset sent");
    button.click();
    await expect.poll(notice).not.toBeNull();
    expect(form.dataset.status).toBe("init");
    takeConsole();
  });

  const cases = [
    ["is not reached", () => ({ isLost: true }), /No connection/, /probably offline/],
    ["answers with an error", () => json({ code: "x" }, 500), /could not take/, /http_error 500/],
    ["answers with a page", () => ({ body: "<!doctype html>" }), /could not be read/, /valid JSON/],
    [
      "answers without a status",
      () => json({ message: "?" }, 201),
      /could not be read/,
      /valid JSON/,
    ],
    [
      "answers with a status of ours",
      () => feedback("submitting"),
      /could not be read/,
      /valid JSON/,
    ],
    ["answers with nothing", () => ({ status: 204 }), /could not be read/, /no_content 204/],
  ] as const;

  for (const [index, [name, feedbackAnswer, text, logged]] of cases.entries()) {
    test(`since the server ${name} says so beside the button, and loses nothing`, async ({
      task,
    }) => {
      const answers = { feedback: feedbackAnswer };
      // The console hears the same but once, so each is another form.
      const another = { ...definition, id: 10 + index };
      const opened = await openForm(task, another, { answers });
      const { form, write, button, notice, output, field, told } = opened;
      write("your-name", "Ann");
      button.click();
      await expect.poll(() => notice()?.textContent).toMatch(text);
      expect(form.dataset.status).toBe("init");
      expect(told.at(-1)).toBe("statuschanged init");
      expect(output()).toBe("");
      expect(field("your-name").value).toBe("Ann");
      expect(notice()?.querySelector("[role=alert]")).not.toBeNull();
      expect(takeConsole().flat().join(" ")).toMatch(logged);
    });
  }

  test("is tried again with the same key, and then sent", async ({ task }) => {
    const answered = [json({}, 503), feedback("mail_sent")];
    const answers = { feedback: () => answered.shift() ?? feedback("spam") };
    const { requests, write, button, notice, told } = await openForm(task, definition, { answers });
    write("your-name", "Ann");
    button.click();
    await expect.poll(notice).not.toBeNull();
    takeConsole();
    notice()?.querySelector("button")?.click();
    await expect.poll(() => told.at(-1)).toBe("reset sent");
    expect(notice()).toBeNull();
    const keys = requests
      .all()
      .filter(({ method }) => method === "POST")
      .map(({ body }) => /name="_idempotency_key"\r\n\r\n([\w-]+)/.exec(body)?.[1]);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\w-]{16,}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe("The blocked flag", () => {
  test("keeps a form from being sent: errors go, and it shows submitting [CF-112, CF-113]", async ({
    task,
  }) => {
    const answers = {
      feedback: () =>
        feedback("validation_failed", { invalid_fields: [{ field: "your-name", message: "No." }] }),
    };
    const { form, requests, button, tips } = await openForm(task, definition, { answers });
    button.click();
    await expect.poll(tips).toHaveLength(1);
    Object.assign(window, { wpcf7: { blocked: true } });
    const before = requests.all().length;
    button.click();
    expect(tips()).toEqual([]);
    expect(form.dataset.status).toBe("submitting");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(requests.all()).toHaveLength(before);
  });
});

describe("A reset", () => {
  test("shows resetting, asks for fresh questions and ends at init [CF-106, CF-121]", async ({
    task,
  }) => {
    const { form, told, write, field } = await openForm(task, definition);
    write("your-name", "Ann");
    form.reset();
    expect(form.dataset.status).toBe("resetting");
    await expect.poll(() => form.dataset.status).toBe("init");
    expect(told.slice(-3)).toEqual(["statuschanged resetting", "statuschanged init", "reset init"]);
    expect(field("your-name").value).toBe("");
  });

  test("after a message was sent ends there again [CF-120]", async ({ task }) => {
    const { form, requests, button, told } = await openForm(task, definition);
    button.click();
    await requests.next(({ url }) => url.pathname.endsWith("/refill"));
    await expect.poll(() => told.at(-1)).toBe("reset sent");
    expect(form.dataset.status).toBe("sent");
  });

  test("ends all the same where no fresh questions come; the message stays", async ({ task }) => {
    const answers = { refill: () => json({}, 500) };
    const { form, button, told, output } = await openForm(task, definition, { answers });
    button.click();
    await expect.poll(() => told.at(-1)).toBe("reset sent");
    expect(form.dataset.status).toBe("sent");
    expect(output()).toBe("The message for mail_sent.");
    expect(takeConsole().flat().join(" ")).toContain("got no fresh questions");
  });

  test("does not clear what is just being sent", async ({ task }) => {
    const { form, button, write, field, told } = await openForm(task, definition);
    write("your-name", "Ann");
    button.click();
    form.reset();
    expect(field("your-name").value).toBe("Ann");
    expect(form.dataset.status).toBe("submitting");
    await expect.poll(() => told.at(-1)).toBe("reset sent");
  });

  test("that was overtaken by a submission changes nothing any more", async ({ task }) => {
    const answers = { feedback: () => feedback("spam") };
    const { form, button, told } = await openForm(task, definition, { answers });
    form.reset();
    button.click();
    await expect.poll(() => told.at(-1)).toBe("submit spam");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(form.dataset.status).toBe("spam");
    expect(told.filter((one) => one.startsWith("reset"))).toEqual([]);
  });
});

describe("The plugin's own script", () => {
  test("keeps its forms where it came first", async ({ task }) => {
    Object.assign(window, { wpcf7: { init: () => {} } });
    const { form, requests, box } = await openForm(task, definition);
    form.addEventListener("submit", (event) => event.preventDefault());
    form.requestSubmit();
    expect(box.classList.contains("no-js")).toBe(true);
    expect(requests.all()).toEqual([]);
    expect(takeConsole().flat().join(" ")).toContain("The plugin's own script serves this form");
  });

  test("takes them over where it comes later", async ({ task }) => {
    const { form, requests, box } = await openForm(task, definition);
    expect([...box.classList]).toContain("js");
    Object.assign(window, { wpcf7: { init: () => {} } });
    form.addEventListener("submit", (event) => event.preventDefault());
    form.requestSubmit();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(requests.all().filter(({ method }) => method === "POST")).toEqual([]);
    expect([...box.classList]).toContain("no-js");
  });
});
