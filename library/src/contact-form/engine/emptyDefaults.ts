import { WRAP } from "./fieldEntries.ts";

/**
 * In a form that the server answered, what the visitor wrote stands as the default of each field.
 * From now on the default is nothing, so that a reset clears it.
 */
export function emptyDefaults(box: Element): void {
  const fields = box.querySelectorAll<HTMLInputElement>(`${WRAP} :is(input,textarea,option)`);
  for (const field of fields) {
    const { value, checked } = field;
    if (field.localName === "option") emptyOption(field as Element as HTMLOptionElement);
    else if (/^(?:checkbox|radio)$/.test(field.type)) {
      field.defaultChecked = false;
      field.checked = checked;
    } else if (!/^(?:hidden|file)$/.test(field.type)) {
      field.defaultValue = "";
      field.value = value;
    }
  }
}

function emptyOption(option: HTMLOptionElement): void {
  const { selected } = option;
  option.defaultSelected = false;
  option.selected = selected;
}
