import { useQuery } from "@tanstack/react-query";
import type * as v from "valibot";
import { useApi } from "../../admin/api/ApiContext.tsx";
import {
  DOCUMENTS_API,
  PRESENCE_SECONDS,
  presenceAnswer,
} from "../../content/admin/documentWire.ts";

/** Says every few seconds that a document is open here; gives who else has it open, and when it was saved. */
export function usePresence(id: string): v.InferOutput<typeof presenceAnswer> | undefined {
  const api = useApi();
  const path = `${DOCUMENTS_API}/${id}/presence`;
  const { data } = useQuery({
    // Not by its path: a save asks all of those again, and this one tells the server something.
    queryKey: ["presence", id],
    queryFn: ({ signal }) =>
      api.ask({ method: "POST", path, body: {}, answer: presenceAnswer, signal }),
    refetchInterval: PRESENCE_SECONDS * 1000,
    retry: false,
    gcTime: 0,
  });
  return data;
}
