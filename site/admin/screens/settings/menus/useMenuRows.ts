import { useState } from "react";
import type { MenuEntry } from "../../../../content/siteSettings.ts";
import { entriesOf, type MenuRow, rowsOf } from "./menuRows.ts";

/** Changes a menu as it is by then, which may be later than when the change was made ready. */
export type ChangeEntries = (
  change: (before: readonly MenuEntry[]) => readonly MenuEntry[],
) => void;

export type MenuRows = {
  readonly rows: readonly MenuRow[];
  readonly change: (next: readonly MenuRow[]) => void;
};

/**
 * The rows of a menu, which stay the same while it is written here. Where it becomes another otherwise, such as when
 * changes are discarded, they are taken anew.
 */
export function useMenuRows(value: readonly MenuEntry[], onChange: ChangeEntries): MenuRows {
  const [held, setHeld] = useState(() => ({ rows: rowsOf(value), entries: value }));
  if (!isSame(value, held.entries)) setHeld({ rows: rowsOf(value), entries: value });

  function change(rows: readonly MenuRow[]): void {
    const entries = entriesOf(rows);
    setHeld({ rows, entries });
    onChange(() => entries);
  }
  return { rows: held.rows, change };
}

function isSame(one: readonly MenuEntry[], other: readonly MenuEntry[]): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
