import { type BriefDocument, FIND_API, foundDocuments } from "../../content/admin/overviewWire.ts";
import { useAsked } from "../api/useAsked.ts";

/** Documents of every kind whose title has these words; none where nothing is asked. */
export function useFoundDocuments(text: string): readonly BriefDocument[] {
  const isAsked = text.length > 1;
  const { data } = useAsked(
    { path: FIND_API, query: { search: text }, answer: foundDocuments },
    { enabled: isAsked, keeps: true },
  );
  return isAsked ? (data?.items ?? []) : [];
}
