export type StorageKind = "local" | "session";

export type RawStorage = {
  /** The text under a key, undefined where there is none. */
  get(key: string): string | undefined;
  set(key: string, text: string): void;
  remove(key: string): void;
};

type Memory = Readonly<Record<StorageKind, Map<string, string>>>;

/** Where every copy of the package keeps what the browser refused to store. */
const KEY = Symbol.for("vitrine.memory");

/**
 * The browser's storage, as texts. Never throws: where storage is forbidden or full, texts live as
 * long as the page. Where something must be stored in a given form, this is the place; all else
 * uses storage.ts, which knows how old an entry is.
 */
export function rawStorage(kind: StorageKind): RawStorage {
  const kept = memory()[kind];
  const remove = (key: string): void => {
    kept.delete(key);
    attempt(kind, (storage) => storage.removeItem(key));
  };
  return {
    get: (key) => kept.get(key) ?? attempt(kind, (storage) => storage.getItem(key)) ?? undefined,
    set(key, text) {
      const stored = attempt(kind, (storage) => {
        storage.setItem(key, text);
        return true;
      });
      // What was stored before must not outlive the newer text.
      if (!stored) remove(key);
      if (stored) kept.delete(key);
      else kept.set(key, text);
    },
    remove,
  };
}

/** Lives as long as the page. */
function memory(): Memory {
  const world = globalThis as { [KEY]?: Memory };
  world[KEY] ??= { local: new Map(), session: new Map() };
  return world[KEY];
}

function attempt<T>(kind: StorageKind, use: (storage: Storage) => T): T | undefined {
  try {
    return use(globalThis[`${kind}Storage`]);
  } catch {
    return undefined;
  }
}
