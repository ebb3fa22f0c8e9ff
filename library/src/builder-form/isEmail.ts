/** The longest address that mail can carry (RFC 5321, erratum 1690). */
const MAX_LENGTH = 254;

/**
 * Whether a text is a mail address: a local part, one @ and a domain of at least two names, in any
 * case and any script (specification, section 5). Whether anyone reads it only a mail can tell.
 */
export function isEmail(text: string): boolean {
  const [local = "", domain = "", ...more] = text.split("@");
  if (text.length > MAX_LENGTH || more.length > 0) return false;
  return /^[^\s"(),:;<>[\\\]]+$/.test(local) && isDomain(domain.split("."));
}

function isDomain(names: readonly string[]): boolean {
  const last = names.at(-1) ?? "";
  return names.length > 1 && names.every(isName) && /^\p{L}/u.test(last) && last.length > 1;
}

function isName(name: string): boolean {
  return /^[\p{L}\p{M}\p{N}-]+$/u.test(name) && !name.startsWith("-") && !name.endsWith("-");
}
