import { type KeyboardEvent, useRef } from "react";
import type { ModeratedComment } from "../../../content/admin/commentWire.ts";
import { shortcutOf } from "../../controls/shortcutOf.ts";
import type { SelectionTable } from "../../table/DataTable.tsx";
import type { CardAction } from "./CommentCard.tsx";
import { CommentItem } from "./CommentItem.tsx";
import { SHORTCUTS } from "./shortcuts.ts";
import { useModeration } from "./useModeration.ts";
import "./comments.css";

export type CommentCardsProps = {
  readonly label: string;
  /** Undefined until they are there. */
  readonly rows: readonly ModeratedComment[] | undefined;
  /** The ids of those that the list has; others are kept in it. */
  readonly listed: ReadonlySet<string>;
  readonly table: SelectionTable;
};

/** How many are hinted at while the list is on its way. */
const EXPECTED = 4;

/**
 * Comments one below another. With the focus on one, single keys decide on it, and the focus goes on to the
 * next: shortcuts.ts has them.
 */
export function CommentCards({ label, rows, listed, table }: CommentCardsProps) {
  const { decide, remove } = useModeration();
  const list = useRef<HTMLUListElement>(null);

  function focusBeside(id: string, step: 1 | -1): boolean {
    const cards = [...(list.current?.querySelectorAll<HTMLElement>("[data-comment]") ?? [])];
    const index = cards.findIndex((card) => card.dataset.comment === id);
    const next = cards[index + step];
    next?.focus();
    return next !== undefined;
  }

  function act(row: ModeratedComment, action: CardAction): void {
    // Where it goes from the list, the focus must not go with it.
    if (!focusBeside(row.id, 1)) focusBeside(row.id, -1);
    if (action === "delete") remove([row]);
    else decide([row], action);
  }

  function press(event: KeyboardEvent<HTMLElement>, row: ModeratedComment): void {
    const shortcut = shortcutOf(event, SHORTCUTS);
    if (shortcut === undefined) return;
    if (shortcut === "next" || shortcut === "previous")
      focusBeside(row.id, shortcut === "next" ? 1 : -1);
    else if (shortcut === "reply" || shortcut === "edit" || shortcut === "select") {
      event.currentTarget.querySelector<HTMLElement>(`[data-action="${shortcut}"]`)?.click();
    } else if (shortcut !== row.state) act(row, shortcut);
    event.preventDefault();
  }

  if (!rows) return <ExpectedCards />;
  return (
    <ul className="comment-cards" ref={list} aria-label={label}>
      {rows.map((row) => (
        <CommentItem
          key={row.id}
          row={row}
          isKept={!listed.has(row.id)}
          table={table}
          onPress={press}
          onAct={act}
        />
      ))}
    </ul>
  );
}

function ExpectedCards() {
  return (
    <ul className="comment-cards" aria-hidden="true">
      {Array.from({ length: EXPECTED }, (_none, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike, and never move.
        <li key={index} className="comment-card expected">
          <span className="skeleton" />
          <span className="skeleton" />
        </li>
      ))}
    </ul>
  );
}
