import { describe, expect, test } from "vitest";
import { openForm } from "../../../../tests/support/openForm.tsx";
import { defineForm } from "../definition/defineForm.ts";
import { schemaOf } from "../definition/schemaOf.ts";

const definition = defineForm({
  id: 56,
  title: "Repeat",
  locale: "en_US",
  fields: [
    { kind: "email", name: "mail", label: "Mail" },
    { kind: "checkbox", name: "days", label: "Days", options: ["Mon", "Tue", "Wed"] },
    { kind: "file", name: "paper", label: "Paper", accept: [".txt"] },
    { kind: "output", of: "mail", default: "nobody" },
    { kind: "reflection", of: "days", defaults: ["never", ""] },
    { kind: "reflection", of: "paper" },
  ],
});
const options = { schema: schemaOf(definition) };

/** What is seen of the places that repeat a field. */
function seen(box: HTMLElement, field: string): (string | null)[] {
  const places = box.querySelectorAll<HTMLElement>(`output[name=${field}]`);
  return [...places].filter((place) => !place.hidden).map((place) => place.textContent);
}

describe("What was filled in", () => {
  test("is repeated in an output once it is right, else its default is shown", async ({ task }) => {
    const { box, write } = await openForm(task, definition, { options });
    expect(seen(box, "mail")).toEqual(["nobody"]);
    write("mail", "ann@example.com");
    await expect.poll(() => seen(box, "mail")).toEqual(["ann@example.com"]);
    write("mail", "ann");
    await expect.poll(() => seen(box, "mail")).toEqual(["nobody"]);
    write("mail", "bob@example.com");
    await expect.poll(() => seen(box, "mail")).toEqual(["bob@example.com"]);
    write("mail", "");
    await expect.poll(() => seen(box, "mail")).toEqual(["nobody"]);
  });

  test("is repeated value by value in a reflection, in place of the defaults", async ({ task }) => {
    const { box } = await openForm(task, definition, { options });
    const [mon, , wed] = box.querySelectorAll<HTMLInputElement>("[name='days[]']");
    mon?.click();
    wed?.click();
    await expect.poll(() => seen(box, "days")).toEqual(["Mon", "Wed"]);
    mon?.click();
    await expect.poll(() => seen(box, "days")).toEqual(["Wed"]);
    wed?.click();
    await expect.poll(() => seen(box, "days")).toEqual(["never", "\u00a0"]);
  });

  test("of a file is its name, as text", async ({ task }) => {
    const { box, field } = await openForm(task, definition, { options });
    const files = new DataTransfer();
    files.items.add(new File(["x"], "<b>.txt"));
    field("paper").files = files.files;
    field("paper").dispatchEvent(new Event("change", { bubbles: true }));
    await expect.poll(() => seen(box, "paper")).toEqual(["<b>.txt"]);
  });

  test("is no longer repeated once the form is emptied", async ({ task }) => {
    const { box, form, write } = await openForm(task, definition, { options });
    write("mail", "ann@example.com");
    box.querySelector<HTMLInputElement>("[name='days[]']")?.click();
    await expect.poll(() => seen(box, "days")).toEqual(["Mon"]);
    form.reset();
    await expect.poll(() => seen(box, "days")).toEqual(["never", "\u00a0"]);
    expect(seen(box, "mail")).toEqual(["nobody"]);
  });
});
