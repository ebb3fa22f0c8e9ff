import { useSyncExternalStore } from "react";
import { useBuilder } from "../BuilderContext.ts";

/** Whether something is wrong at a path of the form, or below it; draws again when that changes. */
export function useIsWrong(path: string): boolean {
  const { issues } = useBuilder();
  return useSyncExternalStore(issues.subscribe, () => issues.isWrongBelow(path));
}
