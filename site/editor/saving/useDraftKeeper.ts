import { useEffect, useState } from "react";
import { AdminError } from "../../admin/api/AdminError.ts";
import { useApi } from "../../admin/api/ApiContext.tsx";
import { isUnanswered } from "../../admin/api/isUnanswered.ts";
import { draftSaved } from "../../content/admin/documentWire.ts";
import type { DocumentStore } from "../state/createDocumentStore.ts";
import { createDraftKeeper, type DraftKeeper } from "./createDraftKeeper.ts";
import type { LostSaves } from "./createLostSaves.ts";
import { keepLocalDraft } from "./localDrafts.ts";

export type DraftKeeping = {
  readonly store: DocumentStore;
  /** The document's address on the server. */
  readonly path: string;
  /** Names the person and the document in this browser. */
  readonly localKey: string;
  /** The `updated_at` of the document that the writing goes on from. */
  readonly basedOn: { readonly current: string };
  readonly lost: LostSaves;
  /** Whether all that was written turns out to be saved, so that there is no draft of it. */
  readonly hasArrived: (signal: AbortSignal) => Promise<boolean>;
};

/** Keeps a document's draft for as long as it is being edited; what the first call is given holds. */
export function useDraftKeeper(keeping: DraftKeeping): DraftKeeper {
  const api = useApi();
  const [keeper] = useState(() => {
    const { store, path, localKey, basedOn, lost, hasArrived } = keeping;
    return createDraftKeeper({
      read: store.content,
      async send(content, signal) {
        if (await hasArrived(signal)) return;
        const body = { based_on: basedOn.current, content };
        const draft = { method: "PUT", path: `${path}/draft`, body } as const;
        await api.ask({ ...draft, answer: draftSaved, signal });
      },
      keepHere(content) {
        const written = new Date().toISOString();
        const kept = { based_on: basedOn.current, written, lost: lost.toKeep(store.state()) };
        return keepLocalDraft(localKey, content && { content: { ...content }, ...kept });
      },
      isPassing: (error) =>
        isUnanswered(error) ||
        (error instanceof AdminError && (error.status === 0 || error.status === TOO_MANY)),
    });
  });
  const { store } = keeping;
  useEffect(() => {
    const stop = store.subscribe(keeper.note);
    for (const moment of KEEP_AT) addEventListener(moment, keeper.keepNow);
    return () => {
      stop();
      for (const moment of KEEP_AT) removeEventListener(moment, keeper.keepNow);
      keeper.stop();
    };
  }, [store, keeper]);
  return keeper;
}

/** When what was just written is kept without a pause: there is a connection again, or the page may be about to go. */
const KEEP_AT = ["online", "beforeunload", "blur"] as const;

/** Too many requests: later they are taken. */
const TOO_MANY = 429;
