import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { takeConsole } from "../../../../tests/support/failOnConsole.ts";
import { feedback, json, openForm } from "../../../../tests/support/openForm.tsx";
import { defineForm } from "../definition/defineForm.ts";
import { schemaOf } from "../definition/schemaOf.ts";
import "../contact-form.css";

const definition = defineForm({
  id: 1,
  title: "Write to us",
  locale: "en_US",
  fields: [
    { kind: "text", name: "your-name", label: "Your name", required: true },
    { kind: "email", name: "your-email", label: "Your email", required: true },
    { kind: "checkbox", name: "papers", label: "Papers", options: ["Rag", "Kraft"], maxItems: 1 },
    { kind: "textarea", name: "your-message", label: "Your message", hint: "In any language." },
  ],
  messages: { invalid_email: "Not an email address.", invalid_required: "Please fill this in." },
});

/** The rules are there from the start. */
const options = { schema: schemaOf(definition) };

const said = (): string =>
  [...document.querySelectorAll("[data-vitrine-announcer]")].map((one) => one.textContent).join();

/** Answers in which the server refuses these fields. */
const refuses = (fields: Readonly<Record<string, string>>) => ({
  feedback: () =>
    feedback("validation_failed", {
      invalid_fields: Object.entries(fields).map(([field, message]) => ({ field, message })),
    }),
});

describe("A field that is changed", () => {
  test("is judged, by rules and with messages of the schema, without asking the server [CF-027, CF-028, CF-074]", async ({
    task,
  }) => {
    const { write, tips, requests } = await openForm(task, definition, { options });
    write("your-email", "nobody");
    await expect.poll(tips).toEqual([["your-email", "Not an email address."]]);
    expect(requests.all()).toEqual([]);
  });

  test("shows validating meanwhile, and then what it showed before [CF-107]", async ({ task }) => {
    const { form, write, told, tips } = await openForm(task, definition, { options });
    const seen: string[] = [];
    form.addEventListener("wpcf7statuschanged", () => {
      seen.push(`${form.dataset.status} ${form.className.includes("validating")} ${tips().length}`);
    });
    write("your-email", "nobody");
    await expect.poll(() => told).toEqual(["statuschanged validating", "statuschanged init"]);
    expect(seen).toEqual(["validating true 0", "init false 1"]);
  });

  test("that is wrong has a tip beside it and says so to screen readers [CF-072]", async ({
    task,
  }) => {
    const { write, field, tips } = await openForm(task, definition, { options });
    write("your-email", "nobody");
    await expect.poll(tips).toHaveLength(1);
    const email = field("your-email");
    expect(email.closest(".wpcf7-form-control-wrap")?.lastElementChild?.textContent).toBe(
      "Not an email address.",
    );
    expect(email.getAttribute("aria-invalid")).toBe("true");
    expect(email.validationMessage).toBe("Not an email address.");
    const described = document.getElementById(email.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toBe("Not an email address.");
    await expect.poll(said).toMatch(/Your email .*Not an email address\./);
  });

  test("that is wrong stands in the list for screen readers, which leads to it [CF-073]", async ({
    task,
  }) => {
    const { box, write, field } = await openForm(task, definition, { options });
    const items = () => [...box.querySelectorAll(".screen-reader-response li")];
    write("your-email", "nobody");
    await expect.poll(items).toHaveLength(1);
    expect(items()[0]?.id).toBe("wpcf7-f1-o1-ve-your-email");
    field("your-name").focus();
    items()[0]?.querySelector("a")?.click();
    expect(document.activeElement).toBe(field("your-email"));
    write("your-name", " ");
    await expect.poll(items).toHaveLength(2);
  });

  test("leaves fields alone that nobody has touched", async ({ task }) => {
    const { write, tips, told } = await openForm(task, definition, { options });
    write("your-message", "Hello");
    await expect.poll(() => told.at(-1)).toBe("statuschanged init");
    expect(tips()).toEqual([]);
  });

  test("is mended while it is typed, not only when it is left", async ({ task }) => {
    const { field, write, tips } = await openForm(task, definition, { options });
    write("your-email", "nobody");
    await expect.poll(tips).toHaveLength(1);
    const email = field("your-email");
    email.value = "ann@example.com";
    email.dispatchEvent(new Event("input", { bubbles: true }));
    expect(tips()).toEqual([]);
    expect(email.getAttribute("aria-invalid")).toBe("false");
    expect(email.hasAttribute("aria-describedby")).toBe(false);
    expect(email.validationMessage).toBe("");
  });

  test("keeps what else describes it", async ({ task }) => {
    const answers = refuses({ "your-message": "Too rude." });
    const { button, field, tips, write } = await openForm(task, definition, { answers });
    const hint = field("your-message").getAttribute("aria-describedby");
    expect(hint).toBeTruthy();
    button.click();
    await expect.poll(tips).toHaveLength(1);
    expect(field("your-message").getAttribute("aria-describedby")).toBe(
      `${hint} wpcf7-f1-o1-ve-your-message`,
    );
    write("your-message", "Kind");
    expect(field("your-message").getAttribute("aria-describedby")).toBe(hint);
  });

  test("of a group that was emptied loses its error", async ({ task }) => {
    const { box, tips } = await openForm(task, definition, { options });
    const papers = [...box.querySelectorAll<HTMLInputElement>("[name='papers[]']")];
    for (const one of papers) one.click();
    await expect.poll(tips).toHaveLength(1);
    for (const one of papers) one.click();
    await expect.poll(tips).toEqual([]);
  });

  test("in a place that is not judged is never marked", async ({ task }) => {
    const { write, tips, told } = await openForm(task, definition, {
      options,
      before: (box) =>
        box.querySelector("[data-name=your-name]")?.parentElement?.classList.add("novalidate"),
    });
    write("your-name", " ");
    write("your-email", "nobody");
    await expect.poll(tips).toEqual([["your-email", "Not an email address."]]);
    expect(told).toEqual(["statuschanged validating", "statuschanged init"]);
  });

  test("that was filled in and left before the form came to life is judged, too", async ({
    task,
  }) => {
    const { tips } = await openForm(
      task,
      { ...definition, id: 78 },
      {
        before: (box) => {
          const email = box.querySelector<HTMLInputElement>("[name=your-email]");
          if (email) email.value = "nobody";
          box.querySelector<HTMLInputElement>("[name=your-name]")?.focus();
        },
      },
    );
    await expect.poll(tips).toEqual([["your-email", "Not an email address."]]);
  });

  test("is not judged where the rules did not come; they are asked for again", async ({ task }) => {
    let asked = 0;
    const answers = {
      schema: () => {
        asked += 1;
        return asked === 1 ? json({}, 500) : json(schemaOf(definition));
      },
    };
    const { write, tips, field } = await openForm(task, { ...definition, id: 77 }, { answers });
    field("your-name").focus();
    await expect.poll(() => takeConsole().join()).toContain("did not come");
    write("your-email", "nobody");
    expect(tips()).toEqual([]);
    expect(asked).toBe(1);
    await expect.poll(tips).toEqual([["your-email", "Not an email address."]]);
    expect(asked).toBe(2);
  });
});

describe("What the server finds wrong", () => {
  test("stands beside its fields, and the first of them has the focus [CF-075]", async ({
    task,
  }) => {
    const answers = refuses({ "your-message": "Too rude.", "your-email": "We know this one." });
    const { button, field, tips } = await openForm(task, definition, { answers });
    button.focus();
    button.click();
    await expect.poll(tips).toEqual([
      ["your-email", "We know this one."],
      ["your-message", "Too rude."],
    ]);
    expect(document.activeElement).toBe(field("your-email"));
  });

  test("stays until that field is edited, whatever else is changed", async ({ task }) => {
    const answers = refuses({ "your-name": "Not you again.", "your-message": "Too rude." });
    const opened = await openForm(task, definition, { answers, options });
    const { button, tips, write, told } = opened;
    write("your-name", "Ann");
    button.click();
    await expect.poll(tips).toHaveLength(2);
    write("your-email", "ann@example.com");
    await expect.poll(() => told.at(-1)).toBe("statuschanged invalid");
    expect(tips()).toHaveLength(2);
    write("your-name", "Bob");
    await expect.poll(tips).toEqual([["your-message", "Too rude."]]);
  });

  test("of a field that was edited meanwhile says nothing, and moves nobody", async ({ task }) => {
    const answers = refuses({ "your-name": "Not you again." });
    const { form, button, tips, write, field } = await openForm(task, definition, { answers });
    write("your-name", "Ann");
    button.click();
    write("your-name", "Bob");
    field("your-message").focus();
    await expect.poll(() => form.dataset.status).toBe("invalid");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(tips()).toEqual([]);
    expect(document.activeElement).toBe(field("your-message"));
  });

  test("comes to life where it was written into the page, and goes when it is mended", async ({
    task,
  }) => {
    const { field, tips, box } = await openForm(task, definition, {
      options,
      before: (box) => {
        const wrap = box.querySelector("[data-name=your-email]");
        const tip = document.createElement("span");
        tip.className = "wpcf7-not-valid-tip";
        tip.textContent = "From the server.";
        wrap?.append(tip);
        wrap?.querySelector("input")?.setAttribute("aria-invalid", "true");
        const item = document.createElement("li");
        item.id = "wpcf7-f1-o1-ve-your-email";
        box.querySelector(".screen-reader-response ul")?.append(item);
      },
    });
    expect(tips()).toHaveLength(1);
    const email = field("your-email");
    email.value = "ann@example.com";
    email.dispatchEvent(new Event("input", { bubbles: true }));
    expect(tips()).toEqual([]);
    expect(box.querySelectorAll("li")).toHaveLength(0);
    expect(email.getAttribute("aria-invalid")).toBe("false");
  });
});

describe("A click", () => {
  test("reaches what it was meant for, though a tip above it comes or goes", async ({ task }) => {
    const before = (): void => {};
    const { box, field, tips } = await openForm(task, definition, { options, before });
    const paper = box.querySelector<HTMLInputElement>("[name='papers[]']") as HTMLInputElement;
    const moved: number[] = [];
    const place = (): number => Math.round(paper.getBoundingClientRect().top);
    document.addEventListener("mousedown", () => moved.push(place()), { once: true });
    document.addEventListener("mouseup", () => moved.push(place()), { once: true });
    await userEvent.type(field("your-email"), "nobody");
    await userEvent.click(paper);
    await expect.poll(tips).toEqual([["your-email", "Not an email address."]]);
    expect(paper.checked).toBe(true);
    expect(moved[1]).toBe(moved[0]);
    expect(place()).toBeGreaterThan(moved[0] ?? 0);
  });
});
