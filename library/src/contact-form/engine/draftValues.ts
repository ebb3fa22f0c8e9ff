import { type Control, controlValues, NOT_JUDGED, WRAP } from "./fieldEntries.ts";

/**
 * A control that a visitor has changed, and what it would send: by its name, boxes and radio buttons
 * by name and value.
 */
export type DraftValue = readonly [key: string, values: readonly unknown[]];

/** What is given anew each time: secrets, consent, answers to one question, files. */
const NOT_KEPT =
  "[type=password],[type=hidden],[type=file],[autocomplete=off],[autocomplete^=cc-],.wpcf7-quiz,.wpcf7-captchar,.wpcf7-acceptance *";

/** The controls of a form of which a draft is kept. */
function keptControls(box: Element): Control[] {
  const controls = box.querySelectorAll<Control>(
    `${WRAP} :is(input,select,textarea)[name]:not(${NOT_KEPT},${NOT_JUDGED} *)`,
  );
  return [...controls].filter((control) => !/^(?:button|submit|reset|image)$/.test(control.type));
}

/** The controls that a visitor has changed so far. */
export function changedControls(box: Element): Control[] {
  return keptControls(box).filter((control) => !isAtDefault(control));
}

/** What a visitor has written into a form so far. What stands at its default is the page's. */
export function draftValues(box: Element): DraftValue[] {
  return changedControls(box).map((control) => [keyOf(control), controlValues(control)]);
}

/**
 * Fills a form with what was kept, but nothing that was changed meanwhile. Fields that are no
 * longer there are left out.
 * @returns whether that changed anything
 */
export function fillDraft(box: Element, values: readonly DraftValue[]): boolean {
  const left = [...values];
  let isFilled = false;
  for (const control of keptControls(box).filter(isAtDefault)) {
    const index = left.findIndex(([key]) => key === keyOf(control));
    if (index < 0) continue;
    for (const [, kept] of left.splice(index, 1)) fill(control, kept);
    isFilled ||= !isAtDefault(control);
  }
  return isFilled;
}

function keyOf(control: Control): string {
  return isTickable(control) ? `${control.name}=${control.value}` : control.name;
}

function fill(control: Control, values: readonly unknown[]): void {
  const [value] = values;
  if (isTickable(control)) control.checked = values.length > 0;
  else if (isSelect(control)) {
    for (const option of control.options) option.selected = values.includes(option.value);
  } else if (typeof value === "string") control.value = value;
}

function isAtDefault(control: Control): boolean {
  if (isTickable(control)) return control.checked === control.defaultChecked;
  if (isSelect(control)) return isSelectAtDefault(control);
  return control.value === control.defaultValue;
}

/** Where no option is marked as the default, a list of one line shows its first. */
function isSelectAtDefault(select: HTMLSelectElement): boolean {
  const options = [...select.options];
  const hasDefault = select.multiple || options.some((option) => option.defaultSelected);
  return hasDefault
    ? options.every((option) => option.selected === option.defaultSelected)
    : select.selectedIndex <= 0;
}

function isTickable(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

function isSelect(control: Control): control is HTMLSelectElement {
  return control.localName === "select";
}
