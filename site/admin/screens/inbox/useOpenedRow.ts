import { useMemo, useState } from "react";
import {
  type ListedSubmissionRow,
  openedSubmission,
  SUBMISSIONS_API,
} from "../../../content/admin/submissionWire.ts";
import { useAsked } from "../../api/useAsked.ts";

/**
 * The row of the message that is open, as it stands now: it stays in the list while it is read, also where the
 * list would not have it any more, as one that is new no longer.
 */
export function useOpenedRow(
  rows: readonly ListedSubmissionRow[] | undefined,
  id: string | undefined,
): ListedSubmissionRow | undefined {
  const { data } = useAsked(
    { path: `${SUBMISSIONS_API}/${id}`, answer: openedSubmission },
    { enabled: id !== undefined },
  );
  const listed = rows?.find((row) => row.id === id);
  const [last, setLast] = useState(listed);
  if (listed && listed !== last) setLast(listed);
  const row = last?.id === id ? last : undefined;
  return useMemo(() => {
    if (!row || data?.id !== row.id) return row;
    const { status, is_read, is_starred, is_deleted } = data;
    return { ...row, status, is_read, is_starred, is_deleted };
  }, [row, data]);
}
