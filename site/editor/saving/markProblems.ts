import { flushSync } from "react-dom";
import { focusField } from "../../admin/form/focusField.ts";
import type { EditedContent } from "../../content/admin/documentWire.ts";
import type { FieldIssue } from "../../content/admin/fieldWire.ts";
import { DETAILS, type Editor } from "../EditorContext.ts";
import { issuesByPlace } from "./issuesByPlace.ts";

/** Marks what is wrong in what was sent, opens the blocks where it is, and leads to the first. */
export function markProblems(
  { store, open, issuesOf }: Editor,
  { issues, content }: { readonly issues: readonly FieldIssue[]; readonly content: EditedContent },
): void {
  const found = issuesByPlace(issues, content);
  flushSync(() => {
    for (const place of [DETAILS, ...store.state().tree.keys()]) {
      const inPlace = found.get(place) ?? [];
      issuesOf(place).replace("", inPlace);
      if (inPlace.length > 0) open.setOpen(place, true);
    }
  });
  const [place, [first] = []] = [...found][0] ?? [];
  if (place !== undefined && first) focusField(issuesOf(place), first.path);
}
