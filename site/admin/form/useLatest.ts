import { type RefObject, useLayoutEffect, useRef } from "react";

/** What was drawn last, for functions that stay the same while it changes. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
