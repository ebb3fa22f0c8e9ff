import { type KeyboardEvent, useRef } from "react";
import {
  COMMENTS_API,
  commentThread,
  type ModeratedComment,
} from "../../../content/admin/commentWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../../api/useAsked.ts";
import type { SelectionTable } from "../../table/DataTable.tsx";
import { type CardAction, CommentCard } from "./CommentCard.tsx";
import { useFocusHandedOn } from "./useFocusHandedOn.ts";

export type CommentItemProps = {
  readonly row: ModeratedComment;
  /** Whether the list would not have it any more. */
  readonly isKept: boolean;
  readonly table: SelectionTable;
  readonly onPress: (event: KeyboardEvent<HTMLElement>, row: ModeratedComment) => void;
  readonly onAct: (row: ModeratedComment, action: CardAction) => void;
};

/** A comment in the list, which can be selected and takes single keys. */
export function CommentItem({ row: listed, isKept, table, onPress, onAct }: CommentItemProps) {
  const { say } = useAdminLocale();
  const row = useRowNow(listed, isKept);
  const inTable = table.getRow(row.id);
  const item = useRef<HTMLLIElement>(null);
  useFocusHandedOn(item);
  return (
    <li ref={item}>
      <article
        className="comment-card"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes single keys while it has the focus.
        tabIndex={0}
        aria-label={say("comments.by", { name: row.author })}
        data-comment={row.id}
        data-state={row.state}
        onKeyDown={(event) => onPress(event, row)}
      >
        <input
          type="checkbox"
          data-action="select"
          aria-label={say("table.select", { name: row.author })}
          checked={inTable.getIsSelected()}
          onChange={({ target }) => inTable.toggleSelected(target.checked)}
        />
        <CommentCard row={row} onAct={(action) => onAct(row, action)} />
      </article>
    </li>
  );
}

/** How a comment stands that the list does not tell of any more. */
function useRowNow(row: ModeratedComment, isKept: boolean): ModeratedComment {
  const { data } = useAsked(
    { path: `${COMMENTS_API}/${row.id}/thread`, answer: commentThread },
    { enabled: isKept },
  );
  return (isKept && data?.items.find(({ id }) => id === row.id)) || row;
}
