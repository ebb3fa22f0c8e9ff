import {
  MAX_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from "../../content/accountLimits.ts";
import type { FieldProblem } from "../../pages/forms/FieldProblem.ts";
import { cleanLine, isVisible } from "../cleanText.ts";
import { type EmailProblem, MAX_EMAIL_LENGTH, readEmail } from "../readEmail.ts";

export type ReadRegistration = {
  readonly name: string;
  readonly email: string;
  /** As it was sent: a password is never changed. */
  readonly password: string;
  readonly problems: readonly FieldProblem[];
};

/** Reads the form that registers, with all that is wrong with it in the order of its fields. */
export function readRegistration(form: URLSearchParams): ReadRegistration {
  const name = cleanLine(form.get("name") ?? "");
  const { email, problem } = readEmail(form.get("user_email") ?? "");
  const password = form.get("password") ?? "";
  const problems = [
    nameProblem(name),
    problem && emailProblem("user_email", problem),
    newPasswordProblem(password),
  ];
  return { name, email, password, problems: problems.filter((one) => one !== undefined) };
}

/** Reads the form that signs in. What only could be right is the sign-in's to tell. */
export function readSignIn(form: URLSearchParams): Omit<ReadRegistration, "name"> {
  const { email, problem } = readEmail(form.get("email") ?? "");
  const password = form.get("password") ?? "";
  const problems = [
    problem && emailProblem("email", problem),
    password === "" ? PASSWORD_MISSING : undefined,
    password.length > MAX_PASSWORD_LENGTH ? PASSWORD_LONG : undefined,
  ];
  return { email, password, problems: problems.filter((one) => one !== undefined) };
}

/** What is wrong with an address, told at its field. */
export function emailProblem(field: string, problem: EmailProblem): FieldProblem {
  if (problem === "missing") return { field, message: "accounts.error.emailMissing" };
  if (problem === "wrong") return { field, message: "accounts.error.emailWrong" };
  return { field, message: "accounts.error.emailLong", values: { limit: MAX_EMAIL_LENGTH } };
}

const PASSWORD_MISSING: FieldProblem = {
  field: "password",
  message: "accounts.error.passwordMissing",
};
const PASSWORD_SHORT: FieldProblem = {
  field: "password",
  message: "accounts.error.passwordShort",
  values: { limit: MIN_PASSWORD_LENGTH },
};
const PASSWORD_LONG: FieldProblem = {
  field: "password",
  message: "accounts.error.passwordLong",
  values: { limit: MAX_PASSWORD_LENGTH },
};

function nameProblem(name: string): FieldProblem | undefined {
  if (!isVisible(name)) return { field: "name", message: "accounts.error.nameMissing" };
  if (name.length <= MAX_NAME_LENGTH) return undefined;
  const values = { limit: MAX_NAME_LENGTH };
  return { field: "name", message: "accounts.error.nameLong", values };
}

/** What is wrong with a password that somebody chose, told at its field. */
export function newPasswordProblem(password: string): FieldProblem | undefined {
  if (password === "") return PASSWORD_MISSING;
  if (password.length < MIN_PASSWORD_LENGTH) return PASSWORD_SHORT;
  return password.length > MAX_PASSWORD_LENGTH ? PASSWORD_LONG : undefined;
}
