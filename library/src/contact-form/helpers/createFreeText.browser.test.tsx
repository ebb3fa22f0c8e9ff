import { describe, expect, test } from "vitest";
import { openForm } from "../../../../tests/support/openForm.tsx";
import { defineForm } from "../definition/defineForm.ts";
import { schemaOf } from "../definition/schemaOf.ts";

const options = ["paper", "other"];
const definition = defineForm({
  id: 53,
  title: "How",
  locale: "en_US",
  fields: [
    { kind: "checkbox", name: "boxes", label: "Boxes", options, freeText: true },
    { kind: "radio", name: "radios", label: "Radios", options, freeText: true, value: "paper" },
  ],
});
/** Known beforehand, so that no request is left over for the next test. */
const known = { schema: schemaOf(definition) };

describe("A text of the visitor's own", () => {
  test("can be written only while its checkbox is ticked [CF-078]", async ({ task }) => {
    const { box, field } = await openForm(task, definition, { options: known });
    const text = field("_wpcf7_free_text_boxes");
    const choice = box.querySelector<HTMLInputElement>("[name='boxes[]'][value=other]");
    expect(text.disabled).toBe(true);
    choice?.click();
    expect(text.disabled).toBe(false);
    expect(document.activeElement).toBe(text);
    choice?.click();
    expect(text.disabled).toBe(true);
  });

  test("can be written only while its radio button is chosen [CF-079]", async ({ task }) => {
    const { box, field } = await openForm(task, definition, { options: known });
    const text = field("_wpcf7_free_text_radios");
    expect(text.disabled).toBe(true);
    box.querySelector<HTMLInputElement>("[name=radios][value=other]")?.click();
    expect(text.disabled).toBe(false);
    box.querySelector<HTMLInputElement>("[name=radios][value=paper]")?.click();
    expect(text.disabled).toBe(true);
  });

  test("can be written from the start where its choice is ticked", async ({ task }) => {
    const { field } = await openForm(task, definition, {
      options: known,
      before(box) {
        for (const one of box.querySelectorAll<HTMLInputElement>("[value=other]")) {
          one.checked = true;
        }
      },
    });
    expect(field("_wpcf7_free_text_boxes").disabled).toBe(false);
    expect(field("_wpcf7_free_text_radios").disabled).toBe(false);
  });

  test("cannot be written after a reset has unticked its choice", async ({ task }) => {
    const { box, form, field } = await openForm(task, definition, { options: known });
    box.querySelector<HTMLInputElement>("[name='boxes[]'][value=other]")?.click();
    box.querySelector<HTMLInputElement>("[name=radios][value=other]")?.click();
    expect(field("_wpcf7_free_text_boxes").disabled).toBe(false);
    form.reset();
    await expect.poll(() => field("_wpcf7_free_text_boxes").disabled).toBe(true);
    expect(field("_wpcf7_free_text_radios").disabled).toBe(true);
  });

  test("does not take the focus from another field that is changed", async ({ task }) => {
    const { box } = await openForm(task, definition, { options: known });
    box.querySelector<HTMLInputElement>("[name='boxes[]'][value=other]")?.click();
    const paper = box.querySelector<HTMLInputElement>("[name='boxes[]'][value=paper]");
    paper?.focus();
    paper?.click();
    expect(document.activeElement).toBe(paper);
  });
});
