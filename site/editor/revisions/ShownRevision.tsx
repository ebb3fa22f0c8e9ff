import { useState } from "react";
import { useAsked } from "../../admin/api/useAsked.ts";
import { ErrorState } from "../../admin/feedback/ErrorState.tsx";
import { Loading } from "../../admin/feedback/Loading.tsx";
import { ChoiceField } from "../../admin/form/ChoiceField.tsx";
import { DOCUMENTS_API, type RevisionRow, revision } from "../../content/admin/documentWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Comparison } from "./Comparison.tsx";
import type { RevisionsProps } from "./RevisionsDialog.tsx";

export type ShownRevisionProps = Pick<RevisionsProps, "document" | "kinds"> & {
  readonly shown: RevisionRow;
  /** Those around it, newest first. */
  readonly items: readonly RevisionRow[];
};

const WITH = ["now", "before"] as const;

/** A revision beside what the document says now, or beside what it said before that. */
export function ShownRevision({ document, kinds, shown, items }: ShownRevisionProps) {
  const { say } = useAdminLocale();
  const [compared, setCompared] = useState<(typeof WITH)[number]>("now");
  const before = items[items.indexOf(shown) + 1];
  const then = useRevision(document.id, shown.id);
  const earlier = useRevision(document.id, compared === "before" ? before?.id : undefined);
  const failed = [then, earlier].find(({ isError }) => isError);
  const { title, body } = document.content;
  const isReady = then.data && (compared === "now" || earlier.data);
  return (
    <>
      {before && (
        <ChoiceField
          label={say("revisions.with")}
          options={WITH.map((value) => ({ value, label: say(`revisions.with.${value}`) }))}
          value={compared}
          onChange={(value) => setCompared(value ?? "now")}
        />
      )}
      {failed && <ErrorState error={failed.error} onRetry={() => failed.refetch()} />}
      {!failed && !isReady && <Loading />}
      {then.data && compared === "now" && (
        <Comparison before={then.data} after={{ title, body }} kinds={kinds} />
      )}
      {then.data && earlier.data && compared === "before" && (
        <Comparison before={earlier.data} after={then.data} kinds={kinds} />
      )}
    </>
  );
}

function useRevision(documentId: string, id: number | undefined) {
  const path = `${DOCUMENTS_API}/${documentId}/revisions/${id}`;
  return useAsked({ path, answer: revision }, { enabled: id !== undefined });
}
