import { expect, test } from "vitest";
import { openForm } from "../../../../tests/support/openForm.tsx";
import { defineForm } from "../definition/defineForm.ts";
import { schemaOf } from "../definition/schemaOf.ts";

const definition = defineForm({
  id: 61,
  title: "Write to us",
  locale: "en_US",
  fields: [{ kind: "textarea", name: "your-message", label: "Your message", maxLength: 10 }],
  messages: { invalid_too_long: "This is too long." },
});

test("a text that is pasted is taken whole, and said to be too long", async ({ task }) => {
  const options = { schema: schemaOf(definition) };
  const { field, tips } = await openForm(task, definition, { options });
  const message = field("your-message");
  message.focus();
  document.execCommand("insertText", false, "More than ten characters");
  message.blur();
  expect(message.value).toBe("More than ten characters");
  await expect.poll(tips).toEqual([["your-message", "This is too long."]]);
});
