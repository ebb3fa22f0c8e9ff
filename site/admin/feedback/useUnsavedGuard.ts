import { useLayoutEffect } from "react";
import { holdUnsaved, type UnsavedIn } from "./unsavedWords.ts";

/** Has somebody asked who is about to leave while something is not saved: by a link, by Back, or by closing the window. */
export function useUnsavedGuard(isDirty: boolean, place: UnsavedIn = "screen"): void {
  useLayoutEffect(() => (isDirty ? holdUnsaved(place) : undefined), [isDirty, place]);
}
