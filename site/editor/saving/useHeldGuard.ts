import { useEffect } from "react";
import type { DocumentStore } from "../state/createDocumentStore.ts";

/** Asks before the window is closed while a field has not told yet what was typed: until then nothing seems written. */
export function useHeldGuard(store: DocumentStore): void {
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent): void => {
      const before = store.state();
      store.content();
      if (store.state() !== before) event.preventDefault();
    };
    addEventListener("beforeunload", hold);
    return () => removeEventListener("beforeunload", hold);
  }, [store]);
}
