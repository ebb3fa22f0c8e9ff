import { useCallback, useEffect, useState } from "react";
import { useEditor } from "./EditorContext.ts";
import { focusBlock } from "./focusBlock.ts";
import { PreviewPane } from "./preview/PreviewPane.tsx";
import type { DocumentSaving } from "./saving/useDocumentSaving.ts";
import { ROOT } from "./state/BlockTree.ts";
import { placeOf } from "./state/places.ts";

export type DocumentPreviewProps = {
  readonly saving: DocumentSaving;
  /** The block that somebody works on. */
  readonly block: string | undefined;
};

/** The preview beside what is written: it follows every draft, and a block that is clicked there opens here. */
export function DocumentPreview({ saving, block }: DocumentPreviewProps) {
  const { store, open } = useEditor();
  const onStored = useStored(saving);

  function show(id: string): void {
    const { tree } = store.state();
    if (!tree.has(id)) return;
    for (let around = id; around !== ROOT; around = placeOf(tree, around).parent) {
      open.setOpen(around, true);
    }
    focusBlock(id);
  }

  return (
    <div className="editor-preview">
      <PreviewPane
        documentId={saving.document.id}
        onStored={onStored}
        block={block}
        onSelect={show}
      />
    </div>
  );
}

/** Tells listeners whenever the server has something else to show: a draft, or what was saved. */
function useStored({ keeper, document }: DocumentSaving): (listener: () => void) => () => void {
  const [listeners] = useState(() => new Set<() => void>());
  useEffect(() => {
    const tell = (): void => {
      for (const listener of [...listeners]) listener();
    };
    // Also at first, and after each save.
    if (document.updated_at) tell();
    return keeper.subscribe(() => {
      if (keeper.state().kind === "kept") tell();
    });
  }, [keeper, listeners, document.updated_at]);
  return useCallback(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    [listeners],
  );
}
