import { expect, test } from "vitest";
import { feedback, openForm } from "../../../../tests/support/openForm.tsx";
import { defineForm } from "../definition/defineForm.ts";
import { schemaOf } from "../definition/schemaOf.ts";

const definition = defineForm({
  id: 57,
  title: "Tips",
  locale: "en_US",
  fields: [
    { kind: "text", name: "first", label: "First" },
    { kind: "text", name: "floating", label: "Floating" },
    { kind: "text", name: "fixed", label: "Fixed" },
  ],
});
/** Known beforehand, so that no request is left over for the next test. */
const options = { schema: schemaOf(definition) };

const answers = {
  feedback: () =>
    feedback("validation_failed", {
      invalid_fields: ["first", "floating", "fixed"].map((field) => ({ field, message: "No." })),
    }),
};

test("A tip over its field goes once the field is used or the tip is clicked; others stay", async ({
  task,
}) => {
  const { box, button, tips, field } = await openForm(task, definition, {
    options,
    answers,
    before(box) {
      const wraps = box.querySelectorAll("[data-name=first],[data-name=floating]");
      for (const wrap of wraps) wrap.classList.add("use-floating-validation-tip");
    },
  });
  button.click();
  await expect.poll(() => tips()).toHaveLength(3);
  const shown = () =>
    [...box.querySelectorAll<HTMLElement>(".wpcf7-not-valid-tip")]
      .filter((tip) => getComputedStyle(tip).display !== "none")
      .map((tip) => tip.closest<HTMLElement>("[data-name]")?.dataset.name);
  // The first wrong field has the focus.
  expect(shown()).toEqual(["floating", "fixed"]);
  field("fixed").focus();
  expect(shown()).toEqual(["floating", "fixed"]);
  box.querySelector<HTMLElement>("[data-name=floating] .wpcf7-not-valid-tip")?.click();
  expect(shown()).toEqual(["fixed"]);
});

test("A tip goes when its field gets the focus", async ({ task }) => {
  const { box, button, tips, field } = await openForm(task, definition, {
    options,
    answers,
    before: (box) =>
      box.querySelector("[data-name=floating]")?.classList.add("use-floating-validation-tip"),
  });
  button.click();
  await expect.poll(() => tips()).toHaveLength(3);
  const tip = box.querySelector<HTMLElement>("[data-name=floating] .wpcf7-not-valid-tip");
  expect(tip?.style.display).toBe("");
  field("floating").focus();
  expect(tip?.style.display).toBe("none");
});
