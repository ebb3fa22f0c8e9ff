import type { FieldDefinition, FormDefinition } from "./FormDefinition.ts";

type FieldIn<Form extends FormDefinition> = Extract<
  Form["fields"][number],
  { readonly name: string }
>;

type ValueOf<Field> = Field extends { readonly kind: "file" }
  ? File | undefined
  : Field extends { readonly kind: "select"; readonly multiple: true }
    ? string[]
    : Field extends { readonly kind: "checkbox" }
      ? Field extends { readonly exclusive: true }
        ? string
        : string[]
      : Field extends FieldDefinition
        ? string
        : never;

/** The names of a form's fields. */
export type FieldName<Form extends FormDefinition> = FieldIn<Form>["name"];

/**
 * A form's values by name: texts, and "" where nothing was given; several texts of checkboxes and
 * of selects with `multiple`; of files the file, if any. An acceptance is "1" or "". A free text
 * follows its option, after a blank.
 */
export type FormValues<Form extends FormDefinition> = {
  [Field in FieldIn<Form> as Field["name"]]: ValueOf<Field>;
};
