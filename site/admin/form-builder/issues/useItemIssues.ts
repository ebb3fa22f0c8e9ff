import { useEffect } from "react";
import type { FieldIssues } from "../../form/fieldIssues.ts";
import type { FormStore } from "../core/createFormStore.ts";

/** Forgets what is wrong with an item once that is gone, in whatever way it went. */
export function useItemIssues(store: FormStore, issues: FieldIssues): void {
  useEffect(
    () =>
      store.subscribe(() => {
        const all = issues.all();
        if (all.length === 0) return;
        const ids = new Set<string | number>(store.state().items.map(({ id }) => id));
        const left = all.filter(({ path: [part, id = ""] }) => part !== "items" || ids.has(id));
        if (left.length < all.length) issues.replace("", left);
      }),
    [store, issues],
  );
}
