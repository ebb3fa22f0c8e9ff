import { useState } from "react";

export type ItemKeys = {
  /** One an item, which stays its own when it is moved. */
  readonly keys: readonly number[];
  /** Changes the keys as the items are changed at the same time. */
  readonly setKeys: (change: (keys: readonly number[]) => readonly number[]) => void;
};

/** Keys for items that have none of their own. A list that is changed from outside gets or loses some at its end. */
export function useItemKeys(count: number): ItemKeys {
  const [keys, setKeys] = useState<readonly number[]>(() => filledUp([], count));
  if (keys.length !== count) setKeys(filledUp(keys, count));
  return { keys, setKeys };
}

/** A key that none of these is. */
export function freshKey(keys: readonly number[]): number {
  return Math.max(-1, ...keys) + 1;
}

function filledUp(keys: readonly number[], count: number): readonly number[] {
  const first = freshKey(keys);
  const missing = Array.from({ length: Math.max(0, count - keys.length) }, (_, at) => first + at);
  return [...keys.slice(0, count), ...missing];
}
