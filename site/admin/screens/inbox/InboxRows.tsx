import type { ListedSubmissionRow } from "../../../content/admin/submissionWire.ts";
import type { SelectionTable } from "../../table/DataTable.tsx";
import { InboxRow } from "./InboxRow.tsx";
import type { InboxKeys } from "./useInboxKeys.ts";
import type { Opened } from "./useOpened.ts";
import "./inbox.css";

export type InboxRowsProps = {
  readonly label: string;
  /** Undefined until they are there. */
  readonly rows: readonly ListedSubmissionRow[] | undefined;
  readonly table: SelectionTable;
  readonly search: string;
  readonly opened: Opened;
  readonly keys: InboxKeys;
};

/** How many are hinted at while the list is on its way. */
const EXPECTED = 6;

/** Messages one below another. */
export function InboxRows({ label, rows, table, search, opened, keys }: InboxRowsProps) {
  if (!rows) {
    return (
      <ul className="inbox-rows" aria-hidden="true">
        {Array.from({ length: EXPECTED }, (_none, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are alike, and never move.
          <li key={index} className="inbox-row expected">
            <span className="skeleton" />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="inbox-rows" aria-label={label}>
      {rows.map((row) => (
        <InboxRow
          key={row.id}
          row={row}
          table={table}
          link={opened.linkTo(row.id)}
          isOpen={opened.id === row.id}
          search={search}
          onStar={(one) => keys.act(one, one.is_starred ? "unstar" : "star")}
          onPress={(event, one) => keys.press(event, one, false)}
        />
      ))}
    </ul>
  );
}
