import { useState } from "react";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { tell } from "../../feedback/messages.ts";
import { useLatest } from "../useLatest.ts";
import { useWhileThere } from "../useWhileThere.ts";
import { moved } from "./moved.ts";
import { freshKey, useItemKeys } from "./useItemKeys.ts";

/** What can be done with the items of a list; all places count from 0. */
export type ListActions = {
  readonly set: (index: number, item: unknown) => void;
  readonly move: (from: number, to: number) => void;
  /** The new one comes at `index`, and is told apart by `newKey`. */
  readonly insert: (index: number, item: unknown) => void;
  readonly duplicate: (index: number) => void;
  /** Can be taken back for a while. */
  readonly remove: (index: number) => void;
};

export type ListState = {
  /** Stay the same while the list is there. */
  readonly actions: ListActions;
  /** One an item. */
  readonly keys: readonly number[];
  /** Of the item that came last. */
  readonly newKey: number | undefined;
  /** Where the item went that was moved last, in words. */
  readonly place: string;
};

export type ListOptions = {
  readonly items: readonly unknown[];
  readonly onChange: (items: readonly unknown[]) => void;
  /** What an item is called. */
  readonly itemLabel: string;
};

/** Holds together the items of a list and what they are known by. */
export function useListActions({ items, onChange, itemLabel }: ListOptions): ListState {
  const { say } = useAdminLocale();
  const { keys, setKeys } = useItemKeys(items.length);
  const [newKey, setNewKey] = useState<number>();
  const [place, setPlace] = useState("");
  const whileThere = useWhileThere();
  const latest = useLatest({ items, onChange, keys, itemLabel, say, whileThere });

  function create(): ListActions {
    const insert = (index: number, item: unknown): void => {
      const { items, onChange, keys } = latest.current;
      const key = freshKey(keys);
      setNewKey(key);
      setKeys((before) => before.toSpliced(index, 0, key));
      onChange(items.toSpliced(index, 0, item));
    };
    return {
      insert,
      set(index, item) {
        const { items, onChange } = latest.current;
        onChange(items.with(index, item));
      },
      move(from, to) {
        const { items, onChange, say } = latest.current;
        if (to < 0 || to >= items.length) return;
        setKeys((before) => moved(before, from, to));
        setPlace(say("form.moved", { place: to + 1, count: items.length }));
        onChange(moved(items, from, to));
      },
      duplicate: (index) => insert(index + 1, structuredClone(latest.current.items[index])),
      remove(index) {
        const { items, onChange, itemLabel, say, whileThere } = latest.current;
        const item = items[index];
        setKeys((before) => before.toSpliced(index, 1));
        onChange(items.toSpliced(index, 1));
        const undo = whileThere(() => insert(Math.min(index, latest.current.items.length), item));
        const text = say("form.removed", { what: itemLabel });
        tell({ text, undo: { label: say("feedback.undo"), act: undo } });
      },
    };
  }
  const [actions] = useState(create);
  return { actions, keys, newKey, place };
}
