import * as v from "valibot";
import { lostSave } from "./lostSave.ts";

/** What is kept in this browser of a document that could not be sent. */
const localDraft = v.object({
  content: v.record(v.string(), v.unknown()),
  /** The document's `updated_at` when it was opened. */
  based_on: v.string(),
  /** When it was written, by this browser's clock; it is shown, and decides nothing. */
  written: v.string(),
  /** The saves to which no answer had come by then. */
  lost: v.optional(v.array(lostSave), []),
});
export type LocalDraft = v.InferOutput<typeof localDraft>;

const NAME = "vitrine-drafts";
const STORE = "drafts";

/** @param key names the person and the document */
export async function readLocalDraft(key: string): Promise<LocalDraft | undefined> {
  const kept = await inStore("readonly", (store) => store.get(key));
  const read = v.safeParse(localDraft, kept);
  return read.success ? read.output : undefined;
}

/** Undefined forgets it. */
export async function keepLocalDraft(key: string, draft: LocalDraft | undefined): Promise<void> {
  await inStore("readwrite", (store) => (draft ? store.put(draft, key) : store.delete(key)));
}

async function inStore(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = opened ?? (await openDrafts());
  const transaction = database.transaction(STORE, mode);
  const request = act(transaction.objectStore(STORE));
  // Nothing follows: so it is stored, too, where the page goes the next moment.
  transaction.commit();
  return settled(request);
}

/** Stays open: what is kept while the page goes has no time to wait for that. */
let opened: IDBDatabase | undefined;

async function openDrafts(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  await settled(opening);
  const database = opening.result;
  const forget = (): void => {
    opened = undefined;
  };
  database.onclose = forget;
  database.onversionchange = () => {
    database.close();
    forget();
  };
  opened = database;
  return database;
}

function settled(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
