/** Fields by name, nested as `a[b][c]=…` says. Has no prototype: every name is just a name. */
export type NestedFields = { readonly [name: string]: string | NestedFields };

/** How deep names may nest; fields that go deeper are left out. */
export const MAX_NESTING = 8;
/** How many fields are read; those after them are left out. */
export const MAX_FIELDS = 1000;

type Writable = { [name: string]: string | Writable };

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/**
 * Reads a form's fields as PHP does: `[]` takes a free number, of fields with one name the
 * last counts. Names whose brackets do not match are left out.
 */
export function readNestedFields(form: Iterable<readonly [string, string]>): NestedFields {
  const fields: Writable = Object.create(null);
  let count = 0;
  for (const [name, value] of form) {
    count += 1;
    if (count > MAX_FIELDS) break;
    const [, first = "", rest = ""] = NAME.exec(name) ?? [];
    const steps = rest ? rest.slice(1, -1).split("][") : [];
    if (first && steps.length < MAX_NESTING) put(fields, [first, ...steps], value);
  }
  return fields;
}

/** A number that no name has yet. */
function freeNumber(place: Writable): string {
  let number = Object.keys(place).length;
  while (String(number) in place) number += 1;
  return String(number);
}

function put(fields: Writable, steps: readonly string[], value: string): void {
  let place = fields;
  for (const [index, step] of steps.entries()) {
    const key = step || freeNumber(place);
    const known = place[key];
    if (index === steps.length - 1) place[key] = value;
    else if (typeof known === "object") place = known;
    else {
      const inner: Writable = Object.create(null);
      place[key] = inner;
      place = inner;
    }
  }
}
