import { useSyncExternalStore } from "react";
import { controlId } from "../../admin/form/fieldIssues.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { DETAILS, useDocumentPart, useEditor } from "../EditorContext.ts";
import type { Details } from "../state/createDocumentStore.ts";

/** One of the document's details, as a field shows it: its value, what a change does, and what is wrong. */
export function useDetail<Name extends keyof Details>(name: Name) {
  const { store, issuesOf } = useEditor();
  const value = useDocumentPart(({ details }) => details[name]);
  const issues = issuesOf(DETAILS);
  const { told } = useAdminLocale();
  const message = useSyncExternalStore(issues.subscribe, () => issues.messageAt(name));
  return {
    value,
    error: message && told(message),
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
