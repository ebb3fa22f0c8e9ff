import type { KeyboardEvent } from "react";
import { Link, type LinkProps } from "react-router";
import type { ListedSubmissionRow } from "../../../content/admin/submissionWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { IconButton } from "../../controls/IconButton.tsx";
import { Mark } from "../../controls/Mark.tsx";
import { Time } from "../../controls/Time.tsx";
import type { SelectionTable } from "../../table/DataTable.tsx";
import { Found } from "./Found.tsx";

export type InboxRowProps = {
  readonly row: ListedSubmissionRow;
  readonly table: SelectionTable;
  /** Where its link leads, and how. */
  readonly link: Pick<LinkProps, "to" | "replace" | "state">;
  readonly isOpen: boolean;
  /** What was searched for. */
  readonly search: string;
  readonly onStar: (row: ListedSubmissionRow) => void;
  readonly onPress: (event: KeyboardEvent<HTMLElement>, row: ListedSubmissionRow) => void;
};

/** A message in the list: its link opens it and takes single keys. */
export function InboxRow({ row, table, link, isOpen, search, onStar, onPress }: InboxRowProps) {
  const { say } = useAdminLocale();
  const inTable = table.getRow(row.id);
  const name = useSenderName(row);
  return (
    <li
      className="inbox-row"
      data-submission={row.id}
      data-read={row.is_read}
      data-open={isOpen || undefined}
    >
      <input
        type="checkbox"
        data-action="select"
        aria-label={say("table.select", { name })}
        checked={inTable.getIsSelected()}
        onChange={({ target }) => inTable.toggleSelected(target.checked)}
      />
      {!row.is_deleted && (
        <IconButton
          icon="star"
          className="inbox-star"
          label={say("inbox.make.star")}
          aria-pressed={row.is_starred}
          onClick={() => onStar(row)}
        />
      )}
      <div className="inbox-words">
        <p>
          <Link
            {...link}
            aria-current={isOpen || undefined}
            onKeyDown={(event) => onPress(event, row)}
          >
            <Found text={name} search={search} />
          </Link>
          {!row.is_read && <Mark tone="warn">{say("inbox.isNew")}</Mark>}
          <Time at={row.created_at} isRelative />
        </p>
        <p className="inbox-excerpt">
          <Found text={row.excerpt} search={search} />
        </p>
        <p className="inbox-about">
          <bdi>{row.form.title}</bdi>
          {row.file_count > 0 && ` · ${say("inbox.files", { count: row.file_count })}`}
        </p>
      </div>
    </li>
  );
}

/** Who sent it, in a word. */
export function useSenderName({ sender }: Pick<ListedSubmissionRow, "sender">): string {
  const { say } = useAdminLocale();
  return sender.name || sender.email || say("inbox.nameless");
}
