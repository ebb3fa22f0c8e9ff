import { type RawStorage, rawStorage, type StorageKind } from "./rawStorage.ts";
import { readEntry, writeEntry } from "./storageEntry.ts";

export type AgedStorage = {
  /**
   * The value under a key, as unknown as anything a visitor can edit: check it before use.
   * Undefined where there is none, or none younger than `freshness` seconds (default one day;
   * Infinity takes any).
   */
  get(key: string, freshness?: number): unknown;
  /** @throws only for a value that JSON cannot hold */
  set(key: string, value: unknown): void;
  remove: RawStorage["remove"];
};

/**
 * The browser's local or session storage, its values marked with the time of writing. Forbidden or
 * full storage never throws: values then live as long as the page.
 */
export function storage(kind: StorageKind = "local"): AgedStorage {
  const raw = rawStorage(kind);
  return {
    get: (key, freshness) => readEntry(raw.get(key) ?? "", Date.now(), freshness),
    set: (key, value) => raw.set(key, writeEntry(value, Date.now())),
    remove: raw.remove,
  };
}
