import { useSyncExternalStore } from "react";
import type { FieldIssue } from "../../../content/admin/fieldWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import "../../form/problem-summary.css";
import { useBuilder } from "../BuilderContext.ts";
import { type FormState, itemOf } from "../core/FormState.ts";
import { itemName } from "../createFormCommands.ts";
import { type FormSay, useFormSay } from "../FormWordsContext.ts";
import { tabOf } from "./issuePlaces.ts";

export type BuilderProblemsProps = {
  /** Leads to where something is wrong. */
  readonly onShow: (path: FieldIssue["path"]) => void;
};

/** All that is wrong with the form, each with the way there. Nothing where nothing is wrong. */
export function BuilderProblems({ onShow }: BuilderProblemsProps) {
  const say = useFormSay();
  const { say: sayShared, told } = useAdminLocale();
  const { issues, store } = useBuilder();
  const all = useSyncExternalStore(issues.subscribe, issues.all);
  if (all.length === 0) return null;
  return (
    <section className="problem-summary" aria-labelledby="builder-problems">
      <h2 id="builder-problems">{sayShared("form.problems", { count: all.length })}</h2>
      <ul>
        {all.map(({ path, message }) => (
          <li key={path.join(".")}>
            <button type="button" onClick={() => onShow(path)}>
              <bdi>{placeOf(store.state(), path, say)}</bdi>
            </button>{" "}
            {told(message)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function placeOf(state: FormState, path: FieldIssue["path"], say: FormSay): string {
  const item = path[0] === "items" ? itemOf(state, String(path[1])) : undefined;
  return item ? itemName(item, say) : say(`formBuilder.tab.${tabOf(path)}`);
}
