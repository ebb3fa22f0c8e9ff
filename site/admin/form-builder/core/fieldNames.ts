import { FIELD_NAME } from "../../../content/contact-forms/formPatterns.ts";

/** How long the name of a field may be. */
const LONGEST = 64;

/** What no record that was read can have as a key. */
const RESERVED: ReadonlySet<string> = new Set(["constructor", "prototype"]);

/** Whether a field may be called so. */
export function isFieldName(name: string): boolean {
  return FIELD_NAME.test(name) && !RESERVED.has(name);
}

/**
 * A name for a field that nobody has yet, from its label.
 * @param fallback of labels without a letter that a name may have, such as Arabic ones
 */
export function nameFromLabel(
  label: string,
  { taken, fallback }: { readonly taken: ReadonlySet<string>; readonly fallback: string },
): string {
  return freeName(slugOf(label) || fallback, taken);
}

/** The name itself, or with the first number that makes it one of its own. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const end = count === 1 ? "" : `-${count}`;
    const free = `${name.slice(0, LONGEST - end.length)}${end}`;
    if (!taken.has(free) && !RESERVED.has(free)) return free;
  }
}

function slugOf(label: string): string {
  const plain = label.normalize("NFKD").replaceAll("ß", "ss").replace(/\p{M}/gu, "");
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+/, "")
    .slice(0, LONGEST)
    .replace(/-+$/, "");
}
