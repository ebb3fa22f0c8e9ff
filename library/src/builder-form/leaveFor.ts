import { type AccountField, keepAccountFields } from "../browser/accountFields.ts";
import { CONSENT_FIELDS, SECRET_FIELDS } from "../browser/secretFields.ts";
import { windowOf } from "../browser/windowOf.ts";

/** What a visitor wrote there is no one else's. */
const FIELDS = `input:not([type=hidden],${CONSENT_FIELDS},${SECRET_FIELDS},[type=submit],:disabled)`;

/** Goes to a page; where it is one of this host, a form there may take over what was written. */
export function leaveFor(form: HTMLFormElement, url: URL, keeps: boolean): void {
  const { location } = windowOf(form);
  if (keeps && url.host === location.host) keepAccountFields(form.ownerDocument, writtenIn(form));
  location.assign(url);
}

function writtenIn(form: HTMLFormElement): AccountField[] {
  return [...form.querySelectorAll<HTMLInputElement>(FIELDS)]
    .filter(({ name, type, checked }) => name && (!/^(?:checkbox|radio)$/.test(type) || checked))
    .map(({ name, value }) => ({ name, value }));
}
