import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { useApi } from "../admin/api/ApiContext.tsx";
import { ErrorState } from "../admin/feedback/ErrorState.tsx";
import { Loading } from "../admin/feedback/Loading.tsx";
import { useMe } from "../admin/session/MeContext.tsx";
import { BLOCKS_API, blockKinds } from "../content/admin/blockWire.ts";
import { DOCUMENTS_API, openedDocument } from "../content/admin/documentWire.ts";
import { OpenedDocument } from "./OpenedDocument.tsx";
import { readLocalDraft } from "./saving/localDrafts.ts";

/** Where a document is written: /admin/documents/:id. */
export function DocumentScreen() {
  const { id = "" } = useParams();
  // One that is left for another begins anew, with nothing of the one before.
  return <OpenDocument key={id} id={id} />;
}

function OpenDocument({ id }: { readonly id: string }) {
  const api = useApi();
  const { user } = useMe();
  const localKey = `${user.id}/${id}`;
  const asked = useQuery({
    // Not by its path: what is being written must not be asked for again while somebody writes.
    queryKey: ["opened", id],
    queryFn: async ({ signal }) => {
      const [opened, kinds, local] = await Promise.all([
        api.ask({ path: `${DOCUMENTS_API}/${id}`, answer: openedDocument, signal }),
        api.ask({ path: BLOCKS_API, answer: blockKinds, signal }),
        // A browser that keeps nothing has nothing kept.
        readLocalDraft(localKey).catch(() => undefined),
      ]);
      return { opened, kinds, local };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  if (asked.data) return <OpenedDocument {...asked.data} localKey={localKey} />;
  if (asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  return <Loading />;
}
