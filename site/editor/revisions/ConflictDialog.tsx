import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../admin/controls/Button.tsx";
import { Dialog } from "../../admin/controls/Dialog.tsx";
import { tell } from "../../admin/feedback/messages.ts";
import type { BlockKind } from "../../content/admin/blockWire.ts";
import type { EditedContent, EditedDocument } from "../../content/admin/documentWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Comparison } from "./Comparison.tsx";
import { useCopyInto } from "./useCopyInto.ts";

export type ConflictDialogProps = {
  /** What somebody else saved meanwhile. */
  readonly theirs: EditedDocument;
  /** What was to be saved. */
  readonly mine: EditedContent;
  readonly kinds: ReadonlyMap<string, BlockKind>;
  /** Goes on with one's own writing or with theirs; undefined decides nothing yet. */
  readonly settle: (which: "mine" | "theirs" | undefined) => void;
};

/** Two people changed the same document: who saves second compares and chooses, and nothing is lost. */
export function ConflictDialog({ theirs, mine, kinds, settle }: ConflictDialogProps) {
  const { say, ago } = useAdminLocale();
  const navigate = useNavigate();
  const copyInto = useCopyInto();
  const [isCopying, setCopying] = useState(false);
  const isTrashed = theirs.state === "trash";
  const name = theirs.updated_by ?? say("revisions.somebody");

  async function copy(): Promise<void> {
    setCopying(true);
    const id = await copyInto(theirs.kind, mine);
    setCopying(false);
    if (id === undefined) return;
    settle("theirs");
    const act = () => navigate(`/documents/${id}`);
    tell({ text: say("revisions.copied"), undo: { label: say("revisions.openCopy"), act } });
  }

  return (
    <Dialog
      isOpen
      size="wide"
      title={say(isTrashed ? "revisions.conflictTrash" : "revisions.conflict", {
        name,
        ago: ago(new Date(theirs.updated_at)),
      })}
      onClose={() => settle(undefined)}
    >
      <p>{say(isTrashed ? "revisions.conflictTrashHelp" : "revisions.conflictHelp")}</p>
      <div className="dialog-actions">
        <Button isBusy={isCopying} onClick={copy}>
          {say("revisions.copyMine")}
        </Button>
        <Button onClick={() => settle("theirs")}>{say("revisions.takeTheirs")}</Button>
        {!isTrashed && (
          <Button look="primary" onClick={() => settle("mine")}>
            {say("revisions.keepMine")}
          </Button>
        )}
      </div>
      <h2 className="compared-title">{say("revisions.conflictChanges")}</h2>
      <Comparison before={theirs.content} after={mine} kinds={kinds} />
    </Dialog>
  );
}
