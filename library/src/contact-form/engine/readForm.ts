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
  const inputs = hiddenInputs(box);
  const read = (name: string): string => inputs.find((one) => one.name === name)?.value ?? "";
  const id = read("_wpcf7") || box.dataset.wpcf7Id;
  return {
    form,
    box,
    id: toInteger(id),
    pluginVersion: read("_wpcf7_version"),
    locale: read("_wpcf7_locale"),
    unitTag: read("_wpcf7_unit_tag") || box.id,
    containerPost: toInteger(read("_wpcf7_container_post")),
  };
}

/** The hidden input of a form by its name, if it has one. */
export function hiddenInput(box: Element, name: string): HTMLInputElement | undefined {
  return hiddenInputs(box).find((input) => input.name === name);
}

function hiddenInputs(box: Element): HTMLInputElement[] {
  return [...box.querySelectorAll<HTMLInputElement>("input[type=hidden]")];
}

function toInteger(text: string | undefined): number {
  return Number.parseInt(text ?? "", 10) || 0;
}
