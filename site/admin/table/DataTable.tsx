import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useMemo, useState } from "react";
import type { AdminError } from "../api/AdminError.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { ErrorState } from "../feedback/ErrorState.tsx";
import { type BulkAction, BulkBar } from "./BulkBar.tsx";
import type { Column } from "./Column.ts";
import { type Filter, ListTools } from "./ListTools.tsx";
import { NothingFound } from "./NothingFound.tsx";
import { Pager } from "./Pager.tsx";
import { TableBody } from "./TableBody.tsx";
import { TableHead } from "./TableHead.tsx";
import { useKeptFocus } from "./useKeptFocus.ts";
import type { ListControl } from "./useListState.ts";
import { usePageThere } from "./usePageThere.ts";
import "./data-table.css";

/** One page of a list, as useAsked gives it. */
export type ListPage<Row> = {
  readonly items: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly page_count: number;
};

export type DataTableProps<Row> = {
  /** What it is a list of, read before the table. */
  readonly label: string;
  /** Which list it is, for its saved views, such as "posts". */
  readonly screen: string;
  readonly columns: readonly Column<Row>[];
  /** The answer, undefined until there is one. */
  readonly list: {
    readonly data: ListPage<Row> | undefined;
    readonly error: AdminError | null;
    /** Whether what is shown is that of the question before. */
    readonly isPlaceholderData: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly control: ListControl;
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  /** Default none. */
  readonly filters?: readonly Filter[];
  /** What can be done to several at once. Default nothing. */
  readonly bulk?: readonly BulkAction<Row>[];
  /** What can be done to one: buttons at the end of its row. Default nothing. */
  readonly rowActions?: (row: Row) => ReactNode;
  /** Whether it can be searched. Default true. */
  readonly isSearchable?: boolean;
  /** Draws the rows otherwise than as a table, such as pictures side by side. Default as a table. */
  readonly draw?:
    | ((rows: readonly Row[] | undefined, table: SelectionTable) => ReactNode)
    | undefined;
  /** In place of a list that has nothing, whatever is asked. */
  readonly empty: ReactNode;
};

const features = tableFeatures({ rowSelectionFeature, columnVisibilityFeature });

/**
 * The one table of the owner's screens: the server pages, sorts and filters; what is shown stands in the
 * address. What is selected is of the page that is seen.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, list, control, idOf, nameOf, filters = [], bulk = [], label, screen } = props;
  const { data, error, isPlaceholderData } = list;
  const rows = data?.items;
  const [hidden, setHidden] = useState<Readonly<Record<string, boolean>>>({});
  const [chosen, setChosen] = useState<Record<string, true>>({});
  const table = useTable({
    features,
    data: useMemo(() => [...(rows ?? [])], [rows]),
    columns: useMemo(() => columns.map(({ id }) => ({ id })), [columns]),
    getRowId: idOf,
    state: { columnVisibility: hidden, rowSelection: chosen },
    onColumnVisibilityChange: setHidden,
    onRowSelectionChange: setChosen,
  });
  const selected = table.getSelectedRowModel().rows.map(({ original }) => original);
  const shown = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
  const isAsking = isAsked(control.state);
  const parts = { columns: shown, hasBulk: bulk.length > 0, hasActions: !!props.rowActions };

  const place = useKeptFocus();
  usePageThere(list, control);

  if (error && !data) return <ErrorState error={error} onRetry={() => list.refetch()} />;
  return (
    <div className="data-table" ref={place} tabIndex={-1}>
      <ListTools
        control={control}
        screen={screen}
        filters={filters}
        isSearchable={props.isSearchable ?? true}
        columns={props.draw ? [] : columns.filter(({ isName }) => !isName)}
        isShown={(id) => table.getColumn(id)?.getIsVisible() ?? true}
        onToggleColumn={(id) => table.getColumn(id)?.toggleVisibility()}
      />
      {bulk.length > 0 && (
        <BulkBar actions={bulk} selected={selected} onDone={() => table.resetRowSelection(true)} />
      )}
      {data?.total === 0 ? (
        isAsking ? (
          <NothingFound control={control} />
        ) : (
          (props.empty ?? <EmptyState title={label} />)
        )
      ) : (
        <>
          {props.draw?.(rows, table) ?? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be so by keys.
            <section className="table-frame" tabIndex={0} aria-label={label}>
              <table aria-busy={!data || isPlaceholderData}>
                <TableHead {...parts} control={control} table={table} />
                <TableBody
                  {...parts}
                  rows={rows}
                  table={table}
                  idOf={idOf}
                  nameOf={nameOf}
                  rowActions={props.rowActions}
                />
              </table>
            </section>
          )}
          <Pager page={data} control={control} />
        </>
      )}
    </div>
  );
}

/** What the parts of the table ask of it. */
export type SelectionTable = {
  readonly getRow: (id: string) => {
    readonly getIsSelected: () => boolean;
    readonly toggleSelected: (isSelected: boolean) => void;
  };
  readonly getIsAllRowsSelected: () => boolean;
  readonly getIsSomeRowsSelected: () => boolean;
  readonly toggleAllRowsSelected: (isSelected: boolean) => void;
};

function isAsked({ search, filters }: ListControl["state"]): boolean {
  return search !== "" || Object.keys(filters).length > 0;
}
