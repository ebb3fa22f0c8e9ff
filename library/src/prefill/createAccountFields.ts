import {
  type AccountField,
  forgetAccountFields,
  readAccountFields,
} from "../browser/accountFields.ts";
import { after } from "../browser/after.ts";
import { CONSENT_FIELDS } from "../browser/secretFields.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { fillField, isFillable } from "./fillField.ts";
import { showAsText } from "./showAsText.ts";

/** Milliseconds after which the cookie is removed (specification, section 9). */
export const ACCOUNT_FIELDS_LIFE = 2500;

export type AccountFieldsOptions = {
  /** What the button beside a value is called. Default `data-edit-label` of the element, else "Edit". */
  readonly editLabel: string;
};

/** Of the query, and the hidden field that it goes into. */
const AFFILIATE = "affiliate";
const AFFILIATE_FIELDS = "input[type=hidden][name=tve_affiliate]";

/** Fields that hold one line of text. */
const LINES = "[type=text],[type=email],[type=tel],[type=url],[type=number],:not([type])";

/**
 * Fills the page's fields with what a form of the page before has handed on by the cookie
 * `account_create_fields`: each value is shown as text, with a button to edit it. The cookie is
 * removed after 2500 ms. What a visitor has written stays; passwords, cards and consent are never
 * filled. The query's `affiliate` goes into the hidden field `tve_affiliate`.
 * @param element what the fields stand in, the body as a rule
 */
export function createAccountFields(
  element: HTMLElement,
  { editLabel = element.dataset.editLabel ?? "Edit" }: Partial<AccountFieldsOptions> = {},
): Stop {
  const { ownerDocument: document } = element;
  const affiliate = new URLSearchParams(windowOf(element).location.search).get(AFFILIATE);
  for (const field of element.querySelectorAll<HTMLInputElement>(AFFILIATE_FIELDS)) {
    if (affiliate) field.value = affiliate;
  }
  const stops = readAccountFields(document).flatMap((one) =>
    fieldsNamed(element, one).flatMap((field) => fill(field, one.value, editLabel)),
  );
  return stopAll(
    ...stops,
    after(ACCOUNT_FIELDS_LIFE, () => forgetAccountFields(document)),
  );
}

/** Lists of values, whose names end in [], are left out. */
function fieldsNamed(element: HTMLElement, { name, value }: AccountField): HTMLInputElement[] {
  if (name.includes("[]") || value === "") return [];
  const fields = `input:not([type=hidden],${CONSENT_FIELDS})`;
  return [...element.querySelectorAll<HTMLInputElement>(fields)].filter(
    (field) => field.name === name && isFillable(field),
  );
}

function fill(field: HTMLInputElement, value: string, editLabel: string): Stop[] {
  const isLine = field.matches(LINES);
  // A default says less of the visitor than what they wrote on the page before.
  if (isLine && !["", field.getAttribute("default-value")].includes(field.value)) return [];
  fillField(field, value);
  // What would not be taken must be seen, and so must what the field makes of it.
  return isLine && field.value === value && field.validity.valid
    ? [showAsText(field, editLabel)]
    : [];
}
