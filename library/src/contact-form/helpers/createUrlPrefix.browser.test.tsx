import { expect, test } from "vitest";
import { expectCleanStop } from "../../../../tests/support/expectCleanStop.ts";
import { openForm, writeForm } from "../../../../tests/support/openForm.tsx";
import { defineForm } from "../definition/defineForm.ts";
import { schemaOf } from "../definition/schemaOf.ts";
import { createUrlPrefix } from "./createUrlPrefix.ts";

const definition = defineForm({
  id: 51,
  title: "Your site",
  locale: "en_US",
  fields: [
    { kind: "url", name: "site", label: "Site" },
    { kind: "text", name: "other", label: "Other" },
  ],
});

const options = { schema: schemaOf(definition) };

test("An address without a scheme, but with a dot, gets http://; a word stays [CF-076]", async ({
  task,
}) => {
  const { write, field } = await openForm(task, definition, { options });
  write("site", "example.com");
  expect(field("site").value).toBe("http://example.com");
  write("site", "abc");
  expect(field("site").value).toBe("abc");
  write("site", " //example.com/a ");
  expect(field("site").value).toBe("http://example.com/a");
});

test("It is completed before it is judged, so that it is right", async ({ task }) => {
  const { write, field, tips } = await openForm(task, definition, { options });
  write("site", "abc");
  await expect.poll(() => tips()).toHaveLength(1);
  write("site", "example.com");
  await expect.poll(() => tips()).toEqual([]);
  expect(field("site").value).toBe("http://example.com");
});

test("Other fields, and an address that is right, are left alone", async ({ task }) => {
  const { write, field } = await openForm(task, definition, { options });
  write("other", "example.com");
  expect(field("other").value).toBe("example.com");
  const site = field("site");
  site.value = "https://example.com";
  site.setSelectionRange(3, 5);
  site.dispatchEvent(new Event("change", { bubbles: true }));
  expect([site.selectionStart, site.selectionEnd]).toEqual([3, 5]);
});

test("Stop leaves nothing behind", async () => {
  const box = writeForm(definition);
  const form = box.querySelector("form") as HTMLFormElement;
  await expectCleanStop(() => createUrlPrefix(form));
  box.remove();
});
