import { SECRET_FIELDS } from "../browser/secretFields.ts";
import { windowOf } from "../browser/windowOf.ts";

export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What nobody but the visitor may fill in. */
const UNFILLABLE = `${SECRET_FIELDS},:disabled`;

/** Whether a field may be filled in for the visitor. */
export function isFillable(field: TextField): boolean {
  return !field.matches(UNFILLABLE);
}

/**
 * Writes a value into a field, or ticks the box whose value it is, as a visitor would: others hear
 * of it. A choice that was made already stays.
 */
export function fillField(field: TextField, value: string): void {
  if (field.type === "checkbox" || field.type === "radio") {
    tick(field as HTMLInputElement, value);
    return;
  }
  if (field.value === value) return;
  // By the prototype's own setter, or React would not notice the change.
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  tellOfChange(field);
}

function tick(box: HTMLInputElement, value: string): void {
  const isMeant = value === box.value || (box.type === "checkbox" && value === "checked");
  if (!value || !isMeant || box.checked || isChosen(box)) return;
  // A click, since that is what React listens for; it tells others, too.
  box.click();
}

/** Whether another button of its group has been chosen. */
function isChosen({ type, name, form, ownerDocument }: HTMLInputElement): boolean {
  const root: ParentNode = form ?? ownerDocument;
  if (type !== "radio" || !name) return false;
  return [...root.querySelectorAll<HTMLInputElement>("[type=radio]:checked")].some(
    (other) => other.name === name,
  );
}

function tellOfChange(field: TextField): void {
  const { Event } = windowOf(field);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}
