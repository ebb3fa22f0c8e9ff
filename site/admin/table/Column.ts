import type { ReactNode } from "react";
import type { AdminMessageKey } from "../../texts/admin/messages.ts";

/** A column of a list. */
export type Column<Row> = {
  /** Also the order that the server is asked for, where it can be sorted by. */
  readonly id: string;
  readonly header: AdminMessageKey;
  readonly cell: (row: Row) => ReactNode;
  /** Default false. */
  readonly isSortable?: boolean;
  /** The screens that are too narrow for it: below it, it is left out. Default it is always there. */
  readonly from?: "tablet" | "desktop";
  /** A name of the row, read with each of its cells; one a table. Default false. */
  readonly isName?: boolean;
  /** Numbers stand at the end. Default false. */
  readonly isNumber?: boolean;
};
