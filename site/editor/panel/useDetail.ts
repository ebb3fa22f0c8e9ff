import { useSyncExternalStore } from "react";
import { controlId } from "../../admin/form/fieldIssues.ts";
import { DETAILS, useDocumentPart, useEditor } from "../EditorContext.ts";
import type { Details } from "../state/createDocumentStore.ts";

/** One of the document's details, as a field shows it: its value, what a change does, and what is wrong. */
export function useDetail<Name extends keyof Details>(name: Name) {
  const { store, issuesOf } = useEditor();
  const value = useDocumentPart(({ details }) => details[name]);
  const issues = issuesOf(DETAILS);
  const error = useSyncExternalStore(issues.subscribe, () => issues.messageAt(name));
  return {
    value,
    error,
    id: controlId(issues, name),
    onChange(next: Details[Name]): void {
      issues.replace(name, []);
      store.change(
        ({ details, tree }) => ({ details: { ...details, [name]: next }, tree }),
        `detail ${name}`,
      );
    },
  };
}
