import type { FieldIssue } from "../../content/admin/fieldWire.ts";
import { controlId, type FieldIssues, pathKey } from "./fieldIssues.ts";

/** Gives the focus to the control of what is at a path, or to the nearest around it that is there. */
export function focusField(issues: FieldIssues, path: FieldIssue["path"]): void {
  const ways = path.map((_, index) => path.slice(0, path.length - index));
  const controls = ways.map((way) => document.getElementById(controlId(issues, pathKey(way))));
  const control = controls.find((one) => one !== null);
  control?.focus();
  control?.scrollIntoView({ block: "nearest" });
}
