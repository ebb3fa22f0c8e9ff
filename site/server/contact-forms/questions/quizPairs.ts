import type { FieldDefinition } from "vitrine/contact-form";
import type { QuizPair } from "../../../content/contact-forms/FormHandling.ts";
import type { ShownForm } from "../../../content/contact-forms/ShownForm.ts";

/** What a field asks, if it is a quiz. One to which nobody wrote a question asks nothing, and stops nobody. */
export function quizPairs(
  { handling }: ShownForm,
  { kind, name }: FieldDefinition,
): readonly QuizPair[] {
  const { questions } = handling;
  return kind === "quiz" && Object.hasOwn(questions, name) ? (questions[name] ?? []) : [];
}
