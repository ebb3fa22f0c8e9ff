import { readEmail } from "../readEmail.ts";

/** An address that a mail can go to, as mail servers write it; undefined where a text is none, or more than one. */
export function readMailAddress(text: string): string | undefined {
  // One line would be made of several, and the address be another than was meant.
  if (/[\r\n\u2028\u2029]/.test(text.trim())) return undefined;
  const { email, problem } = readEmail(text);
  return problem ? undefined : email;
}
