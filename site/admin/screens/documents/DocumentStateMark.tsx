import type { DocumentState } from "../../../content/admin/documentWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Mark, type MarkTone } from "../../controls/Mark.tsx";

/** How a document stands, in a word. */
export function DocumentStateMark({ state }: { readonly state: DocumentState }) {
  const { say } = useAdminLocale();
  return <Mark tone={TONES[state]}>{say(`documents.state.${state}`)}</Mark>;
}

const TONES: Readonly<Record<DocumentState, MarkTone>> = {
  draft: "plain",
  scheduled: "warn",
  published: "good",
  private: "plain",
  trash: "bad",
};
