/**
 * A web address as a visitor meant it: without a scheme, but with a dot, it gets `http://` and
 * loses slashes at its start (specification, section 5). Spaces around it go in any case.
 */
export function withScheme(text: string): string {
  const address = text.trim();
  const hasScheme = /^[a-z][a-z0-9.+-]*:/i.test(address);
  if (hasScheme || !address.includes(".")) return address;
  return `http://${address.replace(/^\/+/, "")}`;
}
