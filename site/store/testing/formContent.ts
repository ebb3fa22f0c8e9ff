import type { FormContent } from "../contactForms.ts";

/** A form with a required name and a message; give what the test is about. */
export function formContent(
  key: string,
  definition: Partial<FormContent["definition"]> = {},
): FormContent {
  return {
    key,
    language: null,
    definition: {
      title: "Write to us",
      locale: "en_US",
      fields: [
        { kind: "text", name: "your-name", label: "Name", required: true },
        { kind: "textarea", name: "your-message", label: "Message" },
      ],
      ...definition,
    },
  };
}
