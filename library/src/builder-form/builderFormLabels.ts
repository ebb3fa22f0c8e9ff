import type { Bag } from "../browser/values.ts";
import { texts } from "../browser/values.ts";
import { warn } from "../browser/warn.ts";
import type { FieldProblem } from "./checkField.ts";

/** What the form says; `%s` in `min` is the number of characters. */
export const builderFormLabels = {
  required: "Please fill in this field.",
  email: "Please write a whole email address, such as name@example.com.",
  phone: "Please write a telephone number of 6 to 15 digits.",
  url: "Please write an address that begins with http:// or https://.",
  min: "At least %s characters are needed",
  passwordmismatch: "The two passwords are not the same.",
  /** The real system's own words. */
  failed: "An error occurred while submitting your data. Please try again",
  sending: "Sending …",
  sent: "Thank you. Your message was sent.",
} as const satisfies Record<FieldProblem | "failed" | "sending" | "sent", string>;

export type BuilderFormLabels = Readonly<Record<keyof typeof builderFormLabels, string>>;

/** Where the builder writes a form's messages, as JSON. */
const MESSAGES = ".tve-lg-err-msg";

/** The labels of a form: ours, those of its markup before them, those of the caller before both. */
export function readLabels(
  element: Element,
  given: Partial<BuilderFormLabels> = {},
): BuilderFormLabels {
  const place = element.querySelector(MESSAGES);
  const written = place && (place.getAttribute("value") ?? place.textContent);
  return { ...builderFormLabels, ...(written && readMessages(element, written)), ...given };
}

function readMessages(element: Element, written: string): Partial<BuilderFormLabels> {
  try {
    const messages = Object.entries(texts(JSON.parse(written) as Bag));
    return Object.fromEntries(messages.filter(([, message]) => message.trim()));
  } catch {
    warn("a form's .tve-lg-err-msg is no JSON object, so the form speaks English.", element);
    return {};
  }
}
