import { useBuilder, useFormPart } from "../BuilderContext.ts";
import "../../form/problem-summary.css";
import { ownValue } from "../core/ownValue.ts";
import { itemName } from "../createFormCommands.ts";
import { useFormSay } from "../FormWordsContext.ts";

/** Quizzes to which nobody wrote a question, before they are to be saved: pages show them, and they let all through. */
export function UnaskedQuizzes() {
  const say = useFormSay();
  const { select } = useBuilder();
  const { items, handling } = useFormPart((whole) => whole);
  const unasked = items.filter(
    ({ item }) => item.kind === "quiz" && !ownValue(handling.questions, item.name)?.length,
  );
  if (unasked.length === 0) return null;
  return (
    <section className="problem-summary" aria-labelledby="form-unasked">
      <h2 id="form-unasked">{say("formBuilder.unasked")}</h2>
      <ul>
        {unasked.map(({ id, item }) => (
          <li key={id}>
            <button type="button" onClick={() => select(id)}>
              <bdi>{itemName(item, say)}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
