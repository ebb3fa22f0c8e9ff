import type { FieldIssue } from "../../../content/admin/fieldWire.ts";
import { type FormState, nameOf } from "../core/FormState.ts";
import { ruleRow } from "../core/ruleRows.ts";

type Path = FieldIssue["path"];

/** The parts of the screen in which something can be wrong. */
export const TABS = ["fields", "messages", "mail", "settings", "template"] as const;
export type Tab = (typeof TABS)[number];

/**
 * Where an issue is shown that the server tells of the stored form: what is said of a field stands at its item, by
 * its id, wherever it is stored.
 */
export function shownIssue(state: FormState, { path, message }: FieldIssue): FieldIssue {
  return { path: shownPath(state, path), message };
}

function shownPath(state: FormState, [part, ...inside]: Path): Path {
  const [key, at, ...rest] = inside;
  if (part === "definition" && key === "fields" && typeof at === "number") {
    return ["items", state.items[at]?.id ?? "", ...rest];
  }
  if (part === "definition" && key === "rules" && typeof at === "number") {
    return rulePath(state, at, rest);
  }
  if (part === "definition") return ["about", ...inside];
  if (part === "handling" && key === "questions") {
    return ["items", idOf(state, at), "questions", ...rest];
  }
  if (part === "handling" && key === "meanings") return ["items", idOf(state, at), "options"];
  return part === undefined ? [] : [part, ...inside];
}

/** At its row, where what it compares with is the limit. */
function rulePath(state: FormState, at: number, inside: Path): Path {
  const { rules = [] } = state.about;
  const row = ruleRow(rules, at);
  const all = ["items", idOf(state, rules[at]?.field), "rules"];
  if (row === undefined) return all;
  return [...all, row, ...inside.map((step) => (step === "interval" ? "threshold" : step))];
}

function idOf({ items }: FormState, name: string | number | undefined): string {
  const found = items.find(({ item }) => name !== undefined && nameOf(item) === name);
  return found?.id ?? "";
}

/** Where a path is shown. */
export function tabOf([part, key]: Path): Tab {
  if (part === "items" || (part === "about" && key === "fields")) return "fields";
  if (part === "about" && key === "messages") return "messages";
  if (part === "handling" && (key === "mail" || key === "mail2")) return "mail";
  return "settings";
}
