/** A contact form in the page, and what it says of itself. */
export type FormParts = {
  readonly form: HTMLFormElement;
  /** The element around the form, which also holds the text for screen readers. */
  readonly box: HTMLElement;
  readonly id: number;
  readonly pluginVersion: string;
  readonly locale: string;
  /** Names this very form among all of the page, such as "wpcf7-f5-p6-o1". */
  readonly unitTag: string;
  /** The id of the page it stands on; 0 where it stands on none. */
  readonly containerPost: number;
};

/** Reads a form's hidden inputs; the id may also stand on its box. */
export function readForm(form: HTMLFormElement): FormParts {
  // The form's own properties may be hidden by fields of that name; those of its box cannot.
  const box = form.parentElement ?? form;
  const id = hiddenValue(box, "_wpcf7") || box.dataset.wpcf7Id;
  return {
    form,
    box,
    id: toInteger(id),
    pluginVersion: hiddenValue(box, "_wpcf7_version"),
    locale: hiddenValue(box, "_wpcf7_locale"),
    unitTag: hiddenValue(box, "_wpcf7_unit_tag") || box.id,
    containerPost: toInteger(hiddenValue(box, "_wpcf7_container_post")),
  };
}

/** The hidden input of a form by its name, if it has one. */
export function hiddenInput(box: Element, name: string): HTMLInputElement | undefined {
  const inputs = box.querySelectorAll<HTMLInputElement>("input[type=hidden]");
  return [...inputs].find((input) => input.name === name);
}

function hiddenValue(box: Element, name: string): string {
  return hiddenInput(box, name)?.value ?? "";
}

function toInteger(text: string | undefined): number {
  return Number.parseInt(text ?? "", 10) || 0;
}
