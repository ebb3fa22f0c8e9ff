import { useSyncExternalStore } from "react";
import type { FieldDescription, FieldIssue } from "../../content/admin/fieldWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { type FieldIssues, pathKey } from "./fieldIssues.ts";
import { focusField } from "./focusField.ts";
import { labelsOf } from "./labelsOf.ts";
import "./problem-summary.css";

export type ProblemSummaryProps = {
  readonly fields: readonly FieldDescription[];
  readonly issues: FieldIssues;
};

/** All that is wrong in a form, above it, each with the way to its field. Nothing where nothing is wrong. */
export function ProblemSummary({ fields, issues }: ProblemSummaryProps) {
  const { say, told } = useAdminLocale();
  const nameOf = useFieldName(fields);
  const all = useSyncExternalStore(issues.subscribe, issues.all);
  if (all.length === 0) return null;
  const id = `${issues.id}-problems`;
  return (
    <section className="problem-summary" aria-labelledby={id}>
      <h2 id={id}>{say("form.problems", { count: all.length })}</h2>
      <ul>
        {all.map(({ path, message }) => (
          <li key={`${pathKey(path)} ${message}`}>
            <button type="button" onClick={() => focusField(issues, path)}>
              {nameOf(path)}
            </button>{" "}
            {told(message)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useFieldName(fields: readonly FieldDescription[]) {
  const { say, fieldText } = useAdminLocale();
  return (path: FieldIssue["path"]): string => {
    const labels = labelsOf(fields, path).map(({ label, place }) => {
      const what = fieldText(label);
      return place === undefined ? what : say("form.item", { what, place });
    });
    return labels.join(", ") || say("form.form");
  };
}
