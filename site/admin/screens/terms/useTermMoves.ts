import { useRef, useState } from "react";
import type { ListedTermRow, TermPlace } from "../../../content/admin/termWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useTermActions } from "./useTermActions.ts";

export type TermMoves = {
  /** Does nothing without a row; without a place it says that the row stays. */
  readonly move: (row: ListedTermRow | undefined, to: TermPlace | undefined) => Promise<void>;
  /** What became of the last move, to be read out. */
  readonly told: string;
};

/** Moves a term, says where it is then, and leaves the focus on its handle, wherever that went. */
export function useTermMoves(rows: readonly ListedTermRow[]): TermMoves {
  const { say } = useAdminLocale();
  const { place } = useTermActions();
  const [told, setTold] = useState("");
  const isMoving = useRef(false);
  async function move(row: ListedTermRow | undefined, to: TermPlace | undefined): Promise<void> {
    if (!row || isMoving.current) return;
    if (!to) {
      setTold(say("terms.stays", { name: row.name }));
      return;
    }
    isMoving.current = true;
    const isThere = await place(row.id, to);
    isMoving.current = false;
    if (!isThere) return;
    const above = rows.find(({ id }) => id === to.parent_id);
    setTold(
      above
        ? say("terms.movedBelow", { name: row.name, above: above.name })
        : say("terms.moved", { name: row.name }),
    );
    requestAnimationFrame(() => focusHandle(row.id));
  }
  return { move, told };
}

/** A row that is moved in the document may lose the focus on its way. */
function focusHandle(id: string): void {
  document.querySelector<HTMLElement>(`[data-term="${id}"]`)?.focus();
}
