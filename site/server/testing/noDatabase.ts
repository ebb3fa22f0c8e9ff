import type { Database } from "../../store/Store.ts";

/** For sites without a store: whoever asks it fails. */
export const noDatabase = new Proxy({} as Database, {
  get(_target, name) {
    throw new Error(`This site has no store, and was asked to ${String(name)}.`);
  },
});
