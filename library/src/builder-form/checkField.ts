import { isEmail } from "./isEmail.ts";
import { isHttpUrl } from "./isHttpUrl.ts";
import { isPhone } from "./isPhone.ts";

/** What may be wrong with a field, by the names that the builder gives to its messages. */
export type FieldProblem = "required" | "email" | "phone" | "url" | "min" | "passwordmismatch";

/** A field as its author set it up, and what a visitor wrote. */
export type CheckedField = {
  readonly value: string;
  readonly isRequired: boolean;
  /** What its text must be: "email", "phone" or "url"; other words ask for nothing. */
  readonly kinds: readonly string[];
  /** Least characters of a text that is there at all. */
  readonly min: number;
  /** Of a field that repeats a password: what is to be repeated. */
  readonly original?: string | undefined;
};

/** What is wrong with a field, the first thing only; an empty one is wrong only where it is required. */
export function checkField(field: CheckedField): FieldProblem | undefined {
  const { kinds, min, original } = field;
  const value = field.value.trim();
  if (original !== undefined && original !== field.value) return "passwordmismatch";
  if (value === "") return field.isRequired ? "required" : undefined;
  if (kinds.includes("email") && !isEmail(value)) return "email";
  if (kinds.includes("phone") && !isPhone(value)) return "phone";
  if (kinds.includes("url") && !isHttpUrl(value)) return "url";
  return [...value].length < min ? "min" : undefined;
}
