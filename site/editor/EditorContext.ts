import { createContext, useContext, useSyncExternalStore } from "react";
import type { FieldIssues } from "../admin/form/fieldIssues.ts";
import type { BlockKind } from "../content/admin/blockWire.ts";
import type { BlockNames } from "./blocks/blockNames.ts";
import type { BlockCommands } from "./blocks/createBlockCommands.ts";
import type { DocumentStore, EditorState } from "./state/createDocumentStore.ts";
import type { OpenBlocks } from "./state/createOpenBlocks.ts";

/** What all parts of the editor of one document share. None of it is ever another object. */
export type Editor = {
  readonly store: DocumentStore;
  /** What a page can contain, by the name under which each is stored. */
  readonly kinds: ReadonlyMap<string, BlockKind>;
  readonly open: OpenBlocks;
  readonly names: BlockNames;
  readonly commands: BlockCommands;
  /** What is wrong in a block's fields; by DETAILS, in what is beside the blocks. */
  readonly issuesOf: (id: string) => FieldIssues;
};

/** The name of the details among what can be wrong; no block can have it. */
export const DETAILS = "details ";

/** The editor around a document; see useEditor. */
export const EditorContext = createContext<Editor | undefined>(undefined);

/** @throws outside an editor */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) {
    throw new Error(
      "vitrine: useEditor() is used outside <DocumentEditor>. Put the component inside.",
    );
  }
  return editor;
}

/**
 * A part of the document; draws again when that part is another.
 * @param select - must give the same object for the same state
 */
export function useDocumentPart<Part>(select: (state: EditorState) => Part): Part {
  const { store } = useEditor();
  return useSyncExternalStore(store.subscribe, () => select(store.state()));
}
