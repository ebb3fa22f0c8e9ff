/** Marks the place of a field; its `data-name` is the field's name. */
export const WRAP = ".wpcf7-form-control-wrap";
/** Inside it, nothing is judged. */
export const NOT_JUDGED = ".novalidate";

/** What a visitor writes into, ticks or chooses from. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is judged of a form now: as FormData would have it, of the controls in named places only. */
export function fieldEntries(box: Element): [name: string, value: FormDataEntryValue][] {
  const controls = box.querySelectorAll<Control>(
    `${WRAP} :is(input,select,textarea)[name]:not(${NOT_JUDGED} *)`,
  );
  return [...controls].flatMap((control) =>
    control.matches(":disabled")
      ? []
      : controlValues(control).map((value): [string, FormDataEntryValue] => [control.name, value]),
  );
}

/** What a control would send now; several of a list, none of a button or of what is not ticked. */
export function controlValues(control: Control): readonly FormDataEntryValue[] {
  switch (control.type) {
    case "button":
    case "submit":
    case "reset":
    case "image":
      return [];
    case "checkbox":
    case "radio":
      return (control as HTMLInputElement).checked ? [control.value] : [];
    case "file":
      return [...((control as HTMLInputElement).files ?? [])];
    case "select-one":
    case "select-multiple":
      return [...(control as HTMLSelectElement).selectedOptions].map((option) => option.value);
    default:
      return [control.value];
  }
}

/** The places of a field; usually one. */
export function wrapsOf(box: Element, field: string): HTMLElement[] {
  const wraps = box.querySelectorAll<HTMLElement>(`${WRAP}[data-name]`);
  return [...wraps].filter((wrap) => wrap.dataset.name === field);
}
