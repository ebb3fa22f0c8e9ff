import { useLocale } from "../../texts/LocaleContext.tsx";
import type { FieldProblem } from "./FieldProblem.ts";

/** Tells what is wrong with a field, as a sentence; undefined where nothing is. */
export function useProblemOf(
  problems: readonly FieldProblem[],
): (field: string) => string | undefined {
  const { say } = useLocale();
  return (field) => {
    const found = problems.find((problem) => problem.field === field);
    return found && say(found.message, found.values);
  };
}
