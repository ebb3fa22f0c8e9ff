import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import type { MessageKey } from "../../texts/messages.ts";
import type { FieldProblem } from "./FieldProblem.ts";

export type ProblemSummaryProps = {
  readonly problems: readonly FieldProblem[];
  /** What stands above them; told how many there are as `count`. */
  readonly heading: MessageKey;
  /** The id of a field's input. */
  readonly idOf: (field: string) => string;
};

/** What is wrong with a form, above it, with the focus on it; each leads to its field. */
export function ProblemSummary({ problems, heading, idOf }: ProblemSummaryProps) {
  useStyle("forms");
  const { say } = useLocale();
  if (problems.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page answers a form; what is wrong with it is read first.
    <div className="form-summary" role="alert" tabIndex={-1} autoFocus>
      <p>{say(heading, { count: problems.length })}</p>
      <ul>
        {problems.map(({ field, message, values }) => (
          <li key={message}>
            <a href={`#${idOf(field)}`}>{say(message, values)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
