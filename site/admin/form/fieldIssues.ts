import type { FieldIssue } from "../../content/admin/fieldWire.ts";

/** What is wrong in a form, by where it is. Fields listen each for themselves, so that only they are drawn again. */
export type FieldIssues = {
  /** Begins the ids of the controls of the form. */
  readonly id: string;
  /** All that is wrong, in the order in which it was found. */
  readonly all: () => readonly FieldIssue[];
  /** What is wrong at a path (see pathKey) itself. */
  readonly messageAt: (path: string) => string | undefined;
  /** Whether something is wrong at a path or below it. */
  readonly isWrongBelow: (path: string) => boolean;
  /** Says anew what is wrong at a path and below it; the whole form's is "". */
  readonly replace: (path: string, issues: readonly FieldIssue[]) => void;
  /** Calls back after each change, until it is stopped. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** A path in a form as one text, such as "links.0.label". */
export function pathKey(path: FieldIssue["path"]): string {
  return path.join(".");
}

/** The path that a text like this says. */
export function pathOf(key: string): FieldIssue["path"] {
  return key.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** The path of something inside what is at a path. */
export function pathInside(path: string, name: string | number): string {
  return path === "" ? String(name) : `${path}.${name}`;
}

/** The id of the control of what is at a path. */
export function controlId(issues: Pick<FieldIssues, "id">, path: string): string {
  return `${issues.id}-${path}`;
}

/** Nothing is wrong yet. */
export function createFieldIssues(id: string): FieldIssues {
  let issues: readonly FieldIssue[] = [];
  const listeners = new Set<() => void>();
  return {
    id,
    all: () => issues,
    messageAt: (path) => issues.find((issue) => pathKey(issue.path) === path)?.message,
    isWrongBelow: (path) => issues.some(isBelow(path)),
    replace(path, found) {
      const others = issues.filter((issue) => !isBelow(path)(issue));
      if (found.length === 0 && others.length === issues.length) return;
      issues = [...others, ...found];
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isBelow = (path: string) => (issue: FieldIssue) => {
  const key = pathKey(issue.path);
  return path === "" || key === path || key.startsWith(`${path}.`);
};
