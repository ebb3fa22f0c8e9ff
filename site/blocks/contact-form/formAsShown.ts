import type { FormDefinition, LinkedText } from "vitrine/contact-form";

export type FormAsShown = {
  /** An address of this site in the page's language. */
  readonly link: (href: string) => string;
  /** Texts that fields begin with, by name. */
  readonly values: Readonly<Record<string, string>>;
};

/** A form as it stands on one page: with links in its language, and with what it is about filled in. */
export function formAsShown(
  definition: FormDefinition,
  { link, values }: FormAsShown,
): FormDefinition {
  return {
    ...definition,
    fields: definition.fields.map((field) => {
      if (field.kind === "acceptance") return { ...field, label: linked(field.label, link) };
      if (field.kind === "note") return { ...field, text: linked(field.text, link) };
      if (field.kind !== "text") return field;
      const value = values[field.name];
      return value === undefined ? field : { ...field, value };
    }),
  };
}

function linked(label: LinkedText, link: FormAsShown["link"]): LinkedText {
  if (typeof label === "string") return label;
  return label.map((part) =>
    typeof part === "string" ? part : { ...part, href: link(part.href) },
  );
}
