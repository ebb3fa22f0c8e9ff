import { useEffect, useRef } from "react";
import type { Selection } from "../../preview/watchSelection.ts";
import { useEditor } from "../EditorContext.ts";
import type { DocumentSaving } from "../saving/useDocumentSaving.ts";
import { ROOT } from "../state/BlockTree.ts";
import { placeOf } from "../state/places.ts";
import { usePreviewChannel } from "./usePreviewChannel.ts";

export type LivePreviewOptions = {
  readonly saving: DocumentSaving;
  /** The block that somebody works on. */
  readonly block: string | undefined;
  /** Brings a block that was selected in a preview into view, and gives it the focus. */
  readonly onSelect: (selection: Selection) => void;
};

/**
 * Keeps all previews of a document up to date, beside the editor and in other windows: they follow every draft, show
 * the block that somebody works on, and a block that is selected in one opens here.
 */
export function useLivePreviews({ saving, block, onSelect }: LivePreviewOptions): void {
  const { keeper, document } = saving;
  const { store, open } = useEditor();
  /** A draft was stored, maybe while a preview was on its way: that one has neither it nor heard of it. */
  const isOwed = useRef(false);
  const send = usePreviewChannel(document.id, (message) => {
    if (message.kind === "select") select({ block: message.block, isUsed: message.is_used });
    if (message.kind === "ready") welcome();
  });

  function welcome(): void {
    if (isOwed.current) send({ kind: "update" });
    isOwed.current = false;
    if (block !== undefined) send({ kind: "show", block });
  }

  function select(selection: Selection): void {
    const { block } = selection;
    const { tree } = store.state();
    if (!tree.has(block)) return;
    for (let around = block; around !== ROOT; around = placeOf(tree, around).parent) {
      open.setOpen(around, true);
    }
    // It may come from another window.
    window.focus();
    onSelect(selection);
  }

  useEffect(() => {
    // Also at first, and after each save.
    if (document.updated_at) send({ kind: "update" });
    return keeper.subscribe(() => {
      if (keeper.state().kind !== "kept") return;
      isOwed.current = true;
      send({ kind: "update" });
    });
  }, [keeper, send, document.updated_at]);
  useEffect(() => {
    if (block !== undefined) send({ kind: "show", block });
  }, [block, send]);
}
