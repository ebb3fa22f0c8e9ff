import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
  type OpenedSubmission,
  SUBMISSIONS_API,
  savedNote,
} from "../../../content/admin/submissionWire.ts";
import { useApi } from "../../api/ApiContext.tsx";
import { createNoteSaving, type NoteSaving, type NoteToSave } from "./createNoteSaving.ts";
import type { SubmissionDrafts } from "./SubmissionDraftsContext.ts";

/** Saves the notes of the screen around; what is under way goes on where the screen is left. */
export function useNoteSaving(drafts: SubmissionDrafts): NoteSaving {
  const api = useApi();
  const queries = useQueryClient();

  async function send(id: string, body: NoteToSave): Promise<string> {
    const path = `${SUBMISSIONS_API}/${id}/note`;
    const { note } = await api.ask({ method: "PUT", path, body, answer: savedNote });
    return note;
  }

  function show(id: string, note: string): Promise<unknown> {
    const path = `${SUBMISSIONS_API}/${id}`;
    // At once: whoever opens it again sees no older note, and writes upon none.
    queries.setQueriesData<OpenedSubmission>(
      { queryKey: [path] },
      (row) => row && { ...row, note },
    );
    return queries.invalidateQueries({ queryKey: [path] });
  }

  const [saving] = useState(() => createNoteSaving({ drafts, send, show }));
  useEffect(() => saving.open(), [saving]);
  return saving;
}
