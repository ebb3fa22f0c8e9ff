import { type RefObject, useState } from "react";
import { useAsked } from "../../admin/api/useAsked.ts";
import { useChange } from "../../admin/api/useChange.ts";
import { Button } from "../../admin/controls/Button.tsx";
import { Dialog } from "../../admin/controls/Dialog.tsx";
import { ErrorState } from "../../admin/feedback/ErrorState.tsx";
import { Loading } from "../../admin/feedback/Loading.tsx";
import { tell } from "../../admin/feedback/messages.ts";
import { useAttempt } from "../../admin/feedback/useAttempt.ts";
import { useLatest } from "../../admin/form/useLatest.ts";
import type { BlockKind } from "../../content/admin/blockWire.ts";
import {
  DOCUMENTS_API,
  type EditedDocument,
  editedDocument,
  type RevisionRow,
  revisionList,
} from "../../content/admin/documentWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { RevisionList } from "./RevisionList.tsx";
import { ShownRevision } from "./ShownRevision.tsx";
import "./revisions.css";

export type RevisionsProps = {
  /** As it is saved now. */
  readonly document: EditedDocument;
  readonly kinds: ReadonlyMap<string, BlockKind>;
  /** Whether something was written that is not saved: then nothing is given back over it. */
  readonly isDirty: boolean;
  /** Called with the document as it is after a revision was given back. */
  readonly onRestored: (document: EditedDocument) => void;
};

export type RevisionsDialogProps = RevisionsProps & {
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** What a document said before: to look at, to compare, and to give back. */
export function RevisionsDialog({ isOpen, onClose, ...props }: RevisionsDialogProps) {
  const { say } = useAdminLocale();
  // Stays while the list is closed: the undo of a revision may be asked for later.
  const isDirtyNow = useLatest(props.isDirty);
  return (
    <Dialog isOpen={isOpen} title={say("revisions.title")} size="wide" onClose={onClose}>
      <Revisions {...props} isDirtyNow={isDirtyNow} />
    </Dialog>
  );
}

type InDialog = RevisionsProps & { readonly isDirtyNow: RefObject<boolean> };

function Revisions(props: InDialog) {
  const { document, isDirty } = props;
  const { say } = useAdminLocale();
  const path = `${DOCUMENTS_API}/${document.id}/revisions`;
  const [before, setBefore] = useState<readonly number[]>([]);
  const newest = useAsked({ path, answer: revisionList }).data?.items[0];
  const [chosen, setChosen] = useState<number>();
  const restore = useRestore(props);
  const list = useAsked(
    { path, query: { before: before.at(-1) }, answer: revisionList },
    { keeps: true },
  );
  if (list.isError) return <ErrorState error={list.error} onRetry={() => list.refetch()} />;
  if (!list.data) return <Loading />;
  const { items, has_more } = list.data;
  // The newest is what the document says now.
  const shown =
    items.find(({ id }) => id === chosen) ?? items[before.length > 0 ? 0 : 1] ?? items[0];
  if (!shown) return <p>{say("revisions.none")}</p>;
  return (
    <div className="revisions">
      <div className="revisions-list">
        <RevisionList items={items} chosen={shown.id} onChoose={setChosen} />
        <p className="revisions-pages">
          {before.length > 0 && (
            <Button onClick={() => setBefore(before.slice(0, -1))}>{say("revisions.newer")}</Button>
          )}
          {has_more && (
            <Button onClick={() => setBefore([...before, items.at(-1)?.id ?? 0])}>
              {say("revisions.older")}
            </Button>
          )}
        </p>
      </div>
      <div className="revisions-shown">
        <ShownRevision {...props} key={shown.id} shown={shown} items={items} />
        {isDirty && <p>{say("revisions.unsaved")}</p>}
        <div className="dialog-actions">
          <Button look="primary" icon="undo" isOff={isDirty} onClick={() => restore(shown, newest)}>
            {say("revisions.restore")}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Gives a revision back; taking it back gives back what was newest before. */
function useRestore({ document, onRestored, isDirtyNow }: InDialog) {
  const { say, dateTime } = useAdminLocale();
  const change = useChange();
  const attempt = useAttempt();

  async function give(id: number, based_on: string): Promise<EditedDocument | undefined> {
    let restored: EditedDocument | undefined;
    await attempt(async () => {
      const path = `${DOCUMENTS_API}/${document.id}/revisions/${id}/restore`;
      const request = { method: "POST", path, body: { based_on }, answer: editedDocument } as const;
      restored = await change({ ...request, changes: [DOCUMENTS_API] });
      onRestored(restored);
    });
    return restored;
  }

  return async (shown: RevisionRow, newest: RevisionRow | undefined): Promise<void> => {
    const restored = await give(shown.id, document.updated_at);
    if (!restored) return;
    const text = say("revisions.restored", { time: dateTime(new Date(shown.created_at)) });
    const { updated_at } = restored;
    async function act(): Promise<void> {
      if (isDirtyNow.current) tell({ text: say("revisions.unsaved"), kind: "problem" });
      else if (newest) await give(newest.id, updated_at);
    }
    tell({ text, undo: { label: say("feedback.undo"), act } });
  };
}
