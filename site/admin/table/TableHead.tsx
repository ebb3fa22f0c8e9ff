import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Icon } from "../controls/Icon.tsx";
import type { Column } from "./Column.ts";
import type { SelectionTable } from "./DataTable.tsx";
import { nextSort } from "./listState.ts";
import type { ListControl } from "./useListState.ts";

export type TableHeadProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly hasBulk: boolean;
  readonly hasActions: boolean;
  readonly control: ListControl;
  readonly table: SelectionTable;
};

/** The heads of the columns: by some of them the list is sorted. */
export function TableHead<Row>({
  columns,
  hasBulk,
  hasActions,
  control,
  table,
}: TableHeadProps<Row>) {
  const { say } = useAdminLocale();
  const isAll = table.getIsAllRowsSelected();
  return (
    <thead>
      <tr>
        {hasBulk && (
          <th scope="col" className="select-cell">
            <input
              type="checkbox"
              aria-label={say("table.selectAll")}
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = !isAll && table.getIsSomeRowsSelected();
              }}
              onChange={({ target }) => table.toggleAllRowsSelected(target.checked)}
            />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} control={control} />
        ))}
        {hasActions && <td className="actions-cell" />}
      </tr>
    </thead>
  );
}

type ColumnHeadProps<Row> = { readonly column: Column<Row>; readonly control: ListControl };

function ColumnHead<Row>({ column, control: { state, change } }: ColumnHeadProps<Row>) {
  const { say } = useAdminLocale();
  const { id, header, isSortable, from, isNumber } = column;
  const order =
    state.sort === id ? "ascending" : state.sort === `-${id}` ? "descending" : undefined;
  return (
    <th scope="col" aria-sort={order} data-from={from} data-number={isNumber || undefined}>
      {isSortable ? (
        <button
          type="button"
          className="sorter"
          title={say("table.sortBy", { column: say(header) })}
          onClick={() => change({ sort: nextSort(state.sort, id) })}
        >
          {say(header)}
          <span className="sorter-icon" data-order={order}>
            <Icon name={order === "descending" ? "down" : "up"} />
          </span>
        </button>
      ) : (
        say(header)
      )}
    </th>
  );
}
