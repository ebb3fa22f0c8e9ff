import type { FieldDefinition } from "vitrine/contact-form";

/** The hidden input that tells which question a field asked; undefined where it asks none. */
export function questionInput({ kind, name }: FieldDefinition): string | undefined {
  if (kind === "quiz") return `_wpcf7_quiz_answer_${name}`;
  return kind === "captcha" ? `_wpcf7_captcha_challenge_${name}` : undefined;
}
