import { useState } from "react";
import { useNavigate } from "react-router";
import { AdminError } from "../../admin/api/AdminError.ts";
import { currentOf } from "../../admin/api/currentOf.ts";
import { errorText } from "../../admin/api/errorText.ts";
import { tell } from "../../admin/feedback/messages.ts";
import {
  type EditedContent,
  type EditedDocument,
  editedDocument,
} from "../../content/admin/documentWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import type { Editor } from "../EditorContext.ts";
import { useCopyInto } from "../revisions/useCopyInto.ts";
import type { Details } from "../state/createDocumentStore.ts";
import { markProblems } from "./markProblems.ts";

/** Two versions of a document, of which neither knows of the other. */
export type SavingConflict = {
  /** What somebody else saved meanwhile. */
  readonly theirs: EditedDocument;
  /** What was to be saved. */
  readonly mine: EditedContent;
  /** The details that saving it was to change, such as to publish it. */
  readonly wanted: Partial<Details>;
};

export type Refusal = {
  /** Once a save was refused because somebody else saved meanwhile. */
  readonly conflict: SavingConflict | undefined;
  readonly forgetConflict: () => void;
  /** Tells why a save was refused, and what can be done about it. */
  readonly refuse: (error: unknown, sent: Omit<SavingConflict, "theirs">) => void;
};

/** What becomes of a save that the server refused. */
export function useRefusal(editor: Editor, { kind }: Pick<EditedDocument, "kind">): Refusal {
  const { say, told } = useAdminLocale();
  const navigate = useNavigate();
  const copyInto = useCopyInto();
  const [conflict, setConflict] = useState<SavingConflict>();

  async function copy(mine: EditedContent): Promise<void> {
    const id = await copyInto(kind, mine);
    if (id !== undefined) await navigate(`/documents/${id}`);
  }

  function refuse(error: unknown, { mine, wanted }: Omit<SavingConflict, "theirs">): void {
    const theirs = currentOf(error, editedDocument);
    if (theirs) {
      setConflict({ theirs, mine, wanted });
      return;
    }
    const issues = error instanceof AdminError ? error.issues : [];
    if (issues.length > 0) {
      tell({ text: say("editor.problems"), kind: "problem" });
      markProblems(editor, { issues, content: mine });
      return;
    }
    const isGone = error instanceof AdminError && error.code === "missing";
    const action = { label: say("revisions.copyMine"), act: () => copy(mine) };
    tell({
      text: errorText(error, { say, told }),
      kind: "problem",
      ...(isGone && { undo: action }),
    });
  }

  return { conflict, forgetConflict: () => setConflict(undefined), refuse };
}
