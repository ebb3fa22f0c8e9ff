import type { FormTexts } from "../../texts/FormTexts.ts";
import type { StoredFormDefinition } from "./formDefinitionSchema.ts";
import { formLocaleOf } from "./formLocaleOf.ts";

export type BegunFormOptions = {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly texts: FormTexts;
};

/** A form to begin with: who writes, how to reach them, and what they say. */
export function begunForm({
  title,
  language,
  texts: { begun },
}: BegunFormOptions): StoredFormDefinition {
  const named = { required: true, half: true } as const;
  return {
    title,
    locale: formLocaleOf(language),
    fields: [
      { kind: "text", name: "your-name", label: begun.name, autocomplete: "name", ...named },
      { kind: "email", name: "your-email", label: begun.email, autocomplete: "email", ...named },
      {
        ...{ kind: "textarea", name: "your-message", label: begun.message, required: true },
        ...{ maxLength: 2000, rows: 8 },
      },
    ],
  };
}
