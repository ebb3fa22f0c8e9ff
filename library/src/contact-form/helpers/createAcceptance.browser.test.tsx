import { describe, expect, test } from "vitest";
import { expectCleanStop } from "../../../../tests/support/expectCleanStop.ts";
import {
  type FormAnswers,
  feedback,
  openForm,
  writeForm,
} from "../../../../tests/support/openForm.tsx";
import { defineForm } from "../definition/defineForm.ts";
import type { FieldDefinition, FormDefinition } from "../definition/FormDefinition.ts";
import { schemaOf } from "../definition/schemaOf.ts";
import { createAcceptance } from "./createAcceptance.ts";

function formWith(...fields: readonly FieldDefinition[]): FormDefinition {
  return defineForm({ id: 55, title: "Terms", locale: "en_US", fields });
}

/** With rules known beforehand, so that no request is left over for the next test. */
function open(
  task: Parameters<typeof openForm>[0],
  definition: FormDefinition,
  answers: FormAnswers = {},
): ReturnType<typeof openForm> {
  return openForm(task, definition, { answers, options: { schema: schemaOf(definition) } });
}

const terms: FieldDefinition = { kind: "acceptance", name: "terms", label: "I accept the terms." };
const privacy: FieldDefinition = { kind: "acceptance", name: "privacy", label: "Keep my data." };
const news: FieldDefinition = { ...terms, name: "news", label: "News, please.", optional: true };
const robot: FieldDefinition = { ...terms, name: "robot", label: "I am a robot.", invert: true };

describe("The button of a form with terms", () => {
  test("works only once all that is not optional is accepted [CF-084]", async ({ task }) => {
    const { field, button } = await open(task, formWith(terms, privacy, news));
    expect(button.disabled).toBe(true);
    field("terms").click();
    expect(button.disabled).toBe(true);
    field("news").click();
    expect(button.disabled).toBe(true);
    field("privacy").click();
    expect(button.disabled).toBe(false);
    field("news").click();
    expect(button.disabled).toBe(false);
    field("terms").click();
    expect(button.disabled).toBe(true);
  });

  test("works only while what is inverted is not ticked [CF-085]", async ({ task }) => {
    const { field, button } = await open(task, formWith(robot));
    expect(button.disabled).toBe(false);
    field("robot").click();
    expect(button.disabled).toBe(true);
    field("robot").click();
    expect(button.disabled).toBe(false);
  });

  test("always works where terms are judged as fields are, or all are optional", async ({
    task,
  }) => {
    const judged = await open(task, { ...formWith(terms), acceptanceAsValidation: true });
    expect(judged.button.disabled).toBe(false);
    const optional = await open(task, formWith(news));
    expect(optional.button.disabled).toBe(false);
  });

  test("works from the start where the terms are accepted already", async ({ task }) => {
    const { button } = await open(task, formWith({ ...terms, checked: true }));
    expect(button.disabled).toBe(false);
  });

  test("is disabled again after sending, and the focus stays in the form", async ({ task }) => {
    const { form, field, button, told } = await open(task, formWith(terms));
    field("terms").click();
    button.focus();
    button.click();
    await expect.poll(() => told.at(-1)).toBe("reset sent");
    expect(button.disabled).toBe(true);
    expect(document.activeElement).toBe(form);
    expect(form.getAttribute("tabindex")).toBe("-1");
    field("terms").focus();
    expect(form.hasAttribute("tabindex")).toBe(false);
  });

  test("still works after an answer that is not the last word", async ({ task }) => {
    const { field, button, told } = await open(task, formWith(terms), {
      feedback: () => feedback("spam"),
    });
    field("terms").click();
    button.focus();
    button.click();
    await expect.poll(() => told.at(-1)).toBe("submit spam");
    expect(button.disabled).toBe(false);
    expect(document.activeElement).toBe(button);
  });
});

test("Stop leaves nothing behind, also while the form holds the focus", async () => {
  const box = writeForm(formWith(terms));
  const form = box.querySelector("form") as HTMLFormElement;
  const [accept, button] = [".wpcf7-acceptance input", ".wpcf7-submit"].map(
    (selector) => box.querySelector(selector) as HTMLInputElement,
  );
  await expectCleanStop(() => createAcceptance(form), {
    during() {
      accept?.click();
      button?.focus();
      if (accept) accept.checked = false;
      form.dispatchEvent(new CustomEvent("wpcf7reset"));
      expect(document.activeElement).toBe(form);
    },
  });
  box.remove();
});
