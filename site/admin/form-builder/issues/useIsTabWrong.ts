import { useSyncExternalStore } from "react";
import { useBuilder } from "../BuilderContext.ts";
import { type Tab, tabOf } from "./issuePlaces.ts";

/** Whether something is wrong in a part of the screen. */
export function useIsTabWrong(): (tab: Tab) => boolean {
  const { issues } = useBuilder();
  const all = useSyncExternalStore(issues.subscribe, issues.all);
  return (tab) => all.some(({ path }) => tabOf(path) === tab);
}
