/** Any address of our own will do: only whether another host is named matters. */
const HERE = "http://here.invalid";

/**
 * Whether fetching this address would ask another host, as browsers read addresses: they take a
 * backslash for a slash, skip tabs, and mend what is half an address. One that nobody can read
 * counts as elsewhere; data within the page does not.
 */
export function isElsewhere(address: string): boolean {
  if (!URL.canParse(address, HERE)) return true;
  const { origin, protocol } = new URL(address, HERE);
  return protocol !== "data:" && origin !== HERE;
}
