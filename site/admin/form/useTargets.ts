import { useDeferredValue } from "react";
import { MAX_SEARCH } from "../../content/admin/listWire.ts";
import {
  TARGETS_API,
  type Target,
  type TargetKind,
  targetList,
} from "../../content/admin/targetWire.ts";
import { useAsked } from "../api/useAsked.ts";

export type TargetQuestion = {
  readonly of: TargetKind;
  /** What its name or its value begins with. */
  readonly text: string;
  /** Nothing is asked before. */
  readonly isWanted: boolean;
};

/** What a field can name; none while that is not known. */
export function useTargets({ of, text, isWanted }: TargetQuestion): readonly Target[] {
  const search = useDeferredValue(text.trim().slice(0, MAX_SEARCH));
  const path = `${TARGETS_API}/${of}`;
  const { data } = useAsked(
    { path, query: { search }, answer: targetList },
    // With the first letter, the text before it is not asked for any more.
    { enabled: isWanted && search === text.trim(), keeps: true },
  );
  return isWanted ? (data?.items ?? []) : [];
}
