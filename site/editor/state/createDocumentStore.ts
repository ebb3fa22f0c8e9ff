import type { EditedContent } from "../../content/admin/documentWire.ts";
import { type BlockTree, readTree, writeTree } from "./BlockTree.ts";
import {
  createHistoryStore,
  type HistoryStore,
  type HistoryStoreOptions,
} from "./createHistoryStore.ts";

/** All of a document but its blocks. */
export type Details = Omit<EditedContent, "body">;

/** A document as it is being edited. */
export type EditorState = { readonly details: Details; readonly tree: BlockTree };

/** Holds a document while somebody works on it. */
export type DocumentStore = Omit<HistoryStore<EditorState>, "settled"> & {
  /** Takes up another content, as a step that can be undone. */
  readonly take: (content: EditedContent) => void;
  /** The document as it is sent. What fields hold back while somebody types is fetched first. */
  readonly content: () => EditedContent;
};

/** Makes the store of a document that is being edited. */
export function createDocumentStore(
  content: EditedContent,
  options: HistoryStoreOptions = {},
): DocumentStore {
  const { settled, ...store } = createHistoryStore(readContent(content), options);
  return {
    ...store,
    take: (taken) => store.change(() => readContent(taken)),
    content() {
      const { details, tree } = settled();
      return { ...details, body: writeTree(tree) };
    },
  };
}

function readContent({ body, ...details }: EditedContent): EditorState {
  return { details, tree: readTree(body) };
}
