import { expect, test } from "vitest";
import { openForm } from "../../../../tests/support/openForm.tsx";
import { defineForm } from "../definition/defineForm.ts";
import { schemaOf } from "../definition/schemaOf.ts";

const options = ["red", "green", "blue"];
const definition = defineForm({
  id: 52,
  title: "Colours",
  locale: "en_US",
  fields: [
    { kind: "checkbox", name: "one", label: "One", exclusive: true, options },
    { kind: "checkbox", name: "many", label: "Many", options },
  ],
});
/** Known beforehand, so that no request is left over for the next test. */
const known = { schema: schemaOf(definition) };

test("Ticking a second exclusive checkbox unticks the first; none may be ticked, too [CF-077]", async ({
  task,
}) => {
  const { box } = await openForm(task, definition, { options: known });
  const boxes = [...box.querySelectorAll<HTMLInputElement>("[name=one]")];
  const ticked = () => boxes.filter((one) => one.checked).map((one) => one.value);
  boxes[0]?.click();
  expect(ticked()).toEqual(["red"]);
  boxes[1]?.click();
  expect(ticked()).toEqual(["green"]);
  boxes[1]?.click();
  expect(ticked()).toEqual([]);
});

test("Checkboxes that are not exclusive keep their ticks, whichever of the form is ticked", async ({
  task,
}) => {
  const { box } = await openForm(task, definition, { options: known });
  const many = [...box.querySelectorAll<HTMLInputElement>("[name='many[]']")];
  for (const one of many) one.click();
  box.querySelector<HTMLInputElement>("[name=one]")?.click();
  expect(many.map((one) => one.checked)).toEqual([true, true, true]);
});
