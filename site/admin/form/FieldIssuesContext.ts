import { createContext, useContext, useId, useState, useSyncExternalStore } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { createFieldIssues, type FieldIssues } from "./fieldIssues.ts";

const NONE = createFieldIssues("field");

/** What is wrong in the form around; given by FieldForm. */
export const FieldIssuesContext = createContext<FieldIssues>(NONE);

/** What is wrong in a form, for as long as that is there: give it to its FieldForm. */
export function useNewFieldIssues(): FieldIssues {
  const id = useId();
  return useState(() => createFieldIssues(id))[0];
}

/** What is wrong at a path, for whoever reads it; draws again when that changes. */
export function useFieldIssue(path: string): string | undefined {
  const { told } = useAdminLocale();
  const issues = useContext(FieldIssuesContext);
  const message = useSyncExternalStore(issues.subscribe, () => issues.messageAt(path));
  return message && told(message);
}

/** Whether something is wrong at a path or below it; draws again when that changes. */
export function useIsWrongBelow(path: string): boolean {
  const issues = useContext(FieldIssuesContext);
  return useSyncExternalStore(issues.subscribe, () => issues.isWrongBelow(path));
}
