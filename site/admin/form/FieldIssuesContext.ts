import { createContext, useContext, useId, useState, useSyncExternalStore } from "react";
import { createFieldIssues, type FieldIssues } from "./fieldIssues.ts";

const NONE = createFieldIssues("field");

/** What is wrong in the form around; given by FieldForm. */
export const FieldIssuesContext = createContext<FieldIssues>(NONE);

/** What is wrong in a form, for as long as that is there: give it to its FieldForm. */
export function useNewFieldIssues(): FieldIssues {
  const id = useId();
  return useState(() => createFieldIssues(id))[0];
}

/** What is wrong at a path; draws again when that changes. */
export function useFieldIssue(path: string): string | undefined {
  const issues = useContext(FieldIssuesContext);
  return useSyncExternalStore(issues.subscribe, () => issues.messageAt(path));
}

/** Whether something is wrong at a path or below it; draws again when that changes. */
export function useIsWrongBelow(path: string): boolean {
  const issues = useContext(FieldIssuesContext);
  return useSyncExternalStore(issues.subscribe, () => issues.isWrongBelow(path));
}
