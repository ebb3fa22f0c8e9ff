import { describe, expect, test } from "vitest";
import { feedback, openForm } from "../../../../tests/support/openForm.tsx";
import { defineForm } from "../definition/defineForm.ts";
import { schemaOf } from "../definition/schemaOf.ts";

const definition = defineForm({
  id: 59,
  title: "Inert",
  locale: "en_US",
  fields: [
    { kind: "text", name: "first", label: "First" },
    { kind: "text", name: "second", label: "Second" },
  ],
});
/** Known beforehand, so that no request is left over for the next test. */
const options = { schema: schemaOf(definition) };

/** Marks the place of a field, as an author does. */
function mark(name: string, className: string) {
  return (box: HTMLElement): void =>
    box.querySelector(`[data-name=${name}]`)?.classList.add(className);
}

function isInert(box: HTMLElement, name: string): boolean {
  return (box.querySelector(`[data-name=${name}]`) as HTMLElement).inert;
}

describe("A part of a form that is marked as inert", () => {
  test("while submitting is so until the answer comes [CF-115]", async ({ task }) => {
    const { box, form, button, told } = await openForm(task, definition, {
      options,
      before: mark("first", "inert-on-submitting"),
      answers: { feedback: () => feedback("spam") },
    });
    expect(isInert(box, "first")).toBe(false);
    button.click();
    expect(form.dataset.status).toBe("submitting");
    expect([isInert(box, "first"), isInert(box, "second")]).toEqual([true, false]);
    await expect.poll(() => told.at(-1)).toBe("submit spam");
    expect(isInert(box, "first")).toBe(false);
  });

  test("goes by the status as it is shown: sent, not mail_sent [CF-115]", async ({ task }) => {
    const { box, button, told } = await openForm(task, definition, {
      options,
      before(box) {
        mark("first", "inert-on-sent")(box);
        mark("second", "inert-on-mail_sent")(box);
      },
    });
    button.click();
    await expect.poll(() => told.at(-1)).toBe("reset sent");
    expect([isInert(box, "first"), isInert(box, "second")]).toEqual([true, false]);
  });

  test("gives the focus back that it took", async ({ task }) => {
    const { field, form, told } = await openForm(task, definition, {
      options,
      before: mark("first", "inert-on-submitting"),
      answers: { feedback: () => feedback("spam") },
    });
    field("first").focus();
    form.requestSubmit();
    expect(form.dataset.status).toBe("submitting");
    await expect.poll(() => told.at(-1)).toBe("submit spam");
    expect(document.activeElement).toBe(field("first"));
  });

  test("stays inert where the page itself made it so", async ({ task }) => {
    const { box, button, told } = await openForm(task, definition, {
      options,
      before(box) {
        mark("first", "inert-on-submitting")(box);
        (box.querySelector("[data-name=first]") as HTMLElement).inert = true;
      },
      answers: { feedback: () => feedback("spam") },
    });
    button.click();
    await expect.poll(() => told.at(-1)).toBe("submit spam");
    expect(isInert(box, "first")).toBe(true);
  });
});
