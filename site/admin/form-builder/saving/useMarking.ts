import { useMemo } from "react";
import { flushSync } from "react-dom";
import type { FieldIssue } from "../../../content/admin/fieldWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { AdminError } from "../../api/AdminError.ts";
import type { FieldIssues } from "../../form/fieldIssues.ts";
import type { FormStore } from "../core/createFormStore.ts";
import { useFormSay } from "../FormWordsContext.ts";
import { shownIssue } from "../issues/issuePlaces.ts";
import { checkForm } from "./checkForm.ts";

export type MarkingOptions = {
  readonly store: FormStore;
  readonly issues: FieldIssues;
  /** Leads to something that is wrong; stays the same. */
  readonly show: (path: FieldIssue["path"]) => void;
};

/** Says what is wrong with a form where it stands, and leads to the first of it. */
export type Marking = {
  /** Judges the form as it is written. @returns whether nothing can be seen to be wrong */
  readonly check: () => boolean;
  /** Marks what the server refused. @returns false where it named nothing */
  readonly markRefused: (error: unknown) => boolean;
};

/** What marks the problems of one form: for all that sends it, be it to save or to try it. */
export function useMarking({ store, issues, show }: MarkingOptions): Marking {
  const { say, language } = useAdminLocale();
  const formSay = useFormSay();
  return useMemo(() => {
    function mark(found: readonly FieldIssue[]): boolean {
      flushSync(() => issues.replace("", found));
      if (found[0]) show(found[0].path);
      return found.length > 0;
    }
    return {
      check() {
        store.written();
        return !mark(checkForm(store.state(), { say: formSay, language, locale: { say } }));
      },
      markRefused(error) {
        const refused = error instanceof AdminError ? error.issues : [];
        return refused.length > 0 && mark(refused.map((one) => shownIssue(store.state(), one)));
      },
    };
  }, [store, issues, show, say, formSay, language]);
}
