import type { ReactNode } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import type { Column } from "./Column.ts";
import type { SelectionTable } from "./DataTable.tsx";

export type TableBodyProps<Row> = {
  readonly columns: readonly Column<Row>[];
  /** Undefined until they are there. */
  readonly rows: readonly Row[] | undefined;
  readonly table: SelectionTable;
  readonly hasBulk: boolean;
  readonly hasActions: boolean;
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly rowActions: ((row: Row) => ReactNode) | undefined;
};

/** How many rows are hinted at while the list is on its way. */
const EXPECTED_ROWS = 8;

/** The rows; lines in their place until they are there. */
export function TableBody<Row>({ rows, ...parts }: TableBodyProps<Row>) {
  if (!rows) return <ExpectedRows {...parts} />;
  return (
    <tbody>
      {rows.map((row) => (
        <TableRow key={parts.idOf(row)} row={row} {...parts} />
      ))}
    </tbody>
  );
}

type RowProps<Row> = Omit<TableBodyProps<Row>, "rows"> & { readonly row: Row };

function TableRow<Row>(props: RowProps<Row>) {
  const { row, columns, table, hasBulk, hasActions, idOf, nameOf, rowActions } = props;
  const { say } = useAdminLocale();
  const inTable = table.getRow(idOf(row));
  const isSelected = inTable.getIsSelected();
  return (
    <tr data-selected={isSelected || undefined}>
      {hasBulk && (
        <td className="select-cell">
          <input
            type="checkbox"
            aria-label={say("table.select", { name: nameOf(row) })}
            checked={isSelected}
            onChange={({ target }) => inTable.toggleSelected(target.checked)}
          />
        </td>
      )}
      {columns.map(({ id, cell, from, isName, isNumber }) => {
        const Cell = isName ? "th" : "td";
        return (
          <Cell
            key={id}
            {...(isName && { scope: "row" as const })}
            data-from={from}
            data-number={isNumber || undefined}
          >
            {cell(row)}
          </Cell>
        );
      })}
      {hasActions && <td className="actions-cell">{rowActions?.(row)}</td>}
    </tr>
  );
}

type ExpectedProps<Row> = Pick<TableBodyProps<Row>, "columns" | "hasBulk" | "hasActions">;

function ExpectedRows<Row>({ columns, hasBulk, hasActions }: ExpectedProps<Row>) {
  const numbers = Array.from({ length: EXPECTED_ROWS }, (_none, index) => index);
  return (
    <tbody aria-hidden="true">
      {numbers.map((number) => (
        <tr key={number}>
          {hasBulk && <td className="select-cell" />}
          {columns.map(({ id, from }) => (
            <td key={id} data-from={from}>
              <span className="skeleton" />
            </td>
          ))}
          {hasActions && <td className="actions-cell" />}
        </tr>
      ))}
    </tbody>
  );
}
