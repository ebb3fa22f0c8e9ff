import type { CheckedField } from "./checkField.ts";

export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor writes, ticks or chooses. */
const FIELDS =
  ":is(input,select,textarea):not(:disabled,[type=hidden],[type=submit],[type=button],[type=reset],[type=image])";

/** The fields of a form in order; boxes of one name are one field, their first. */
export function formFields(form: HTMLFormElement): FormField[] {
  const fields = [...form.querySelectorAll<FormField>(FIELDS)];
  return fields.filter((field) => !isBox(field) || boxesOf(form, field).find(Boolean) === field);
}

/** What its author asks of a field, by attributes of the builder and of HTML. */
export function readField(form: HTMLFormElement, field: FormField): CheckedField {
  const { type, dataset } = field;
  const boxes = isBox(field) ? boxesOf(form, field) : [];
  const isTicked = boxes.some((box) => (box as HTMLInputElement).checked);
  const set = [field, ...boxes];
  return {
    value: isBox(field) ? (isTicked ? "on" : "") : field.value,
    isRequired: set.some(
      (one) =>
        one.required || one.closest<HTMLElement>("[data-required]")?.dataset.required === "1",
    ),
    kinds: [type, ...(dataset.validation?.split(/[\s|,]+/) ?? [])],
    min: Number(dataset.min) || 0,
    original: field.name === "confirm_password" ? originalOf(form) : undefined,
  };
}

const isBox = (field: FormField): boolean => /^(?:checkbox|radio)$/.test(field.type);

function boxesOf(form: HTMLFormElement, { type, name }: FormField): FormField[] {
  return [...form.querySelectorAll<FormField>(FIELDS)].filter(
    (one) => one.type === type && one.name === name,
  );
}

function originalOf(form: HTMLFormElement): string | undefined {
  return form.querySelector<HTMLInputElement>("input[name=password]")?.value;
}
