import type { EditedContent } from "../../content/admin/documentWire.ts";
import type { Details, EditorState } from "../state/createDocumentStore.ts";

/** What a save sent, and what the document is since. */
export type Save = { readonly sent: EditedContent; readonly answer: EditedContent };

/** Writes into the editor what the server made of a save: the address and the time, where nobody changed them since. */
export function decidedByServer({ sent, answer }: Save): (now: EditorState) => EditorState {
  return ({ details, tree }) => {
    const decided: Partial<Details> = {
      ...(details.path === sent.path && { path: answer.path }),
      ...(details.published_at === sent.published_at && { published_at: answer.published_at }),
    };
    return { details: { ...details, ...decided }, tree };
  };
}
