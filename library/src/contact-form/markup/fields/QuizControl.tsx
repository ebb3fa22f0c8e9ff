import type { QuizField } from "../../definition/FormDefinition.ts";
import { fieldDefaults } from "../../definition/fieldDefaults.ts";
import { controlAttributes, controlClass } from "./controlAttributes.ts";
import { useControl } from "./useControl.ts";
import { Wrap } from "./Wrap.tsx";

/** A question, the place for its answer, and the signed right one. */
export function QuizControl({ field }: { readonly field: QuizField }) {
  const control = useControl(field);
  return (
    <Wrap name={field.name} control={control}>
      <label>
        <span className="wpcf7-quiz-label">{field.question}</span>{" "}
        <input
          {...controlAttributes(field, control)}
          type="text"
          className={controlClass(field, control, "wpcf7-quiz")}
          size={fieldDefaults.size}
          autoComplete="off"
          defaultValue={control.posted?.at(-1)}
        />
      </label>
      <input
        type="hidden"
        name={`_wpcf7_quiz_answer_${field.name}`}
        defaultValue={field.answer ?? ""}
      />
    </Wrap>
  );
}
