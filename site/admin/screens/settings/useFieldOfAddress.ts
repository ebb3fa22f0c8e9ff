import { useEffect } from "react";
import { useLocation } from "react-router";
import { useLatest } from "../../form/useLatest.ts";

/** Calls back with the field that the address names behind its "#", whenever it is gone to. */
export function useFieldOfAddress(lead: (field: string) => void): void {
  const { hash, key } = useLocation();
  const latest = useLatest(lead);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same is gone to once more.
  useEffect(() => {
    if (hash.length > 1) latest.current(decodeURIComponent(hash.slice(1)));
  }, [hash, key, latest]);
}
