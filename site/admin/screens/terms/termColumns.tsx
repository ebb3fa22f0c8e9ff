import type { CSSProperties, KeyboardEvent } from "react";
import type { ListedTermRow } from "../../../content/admin/termWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../../controls/Button.tsx";
import { IconButton } from "../../controls/IconButton.tsx";
import { type DragOrder, dropAt } from "../../form/list/useDragOrder.ts";
import type { Column } from "../../table/Column.ts";

export type TermColumnOptions = {
  readonly rows: readonly ListedTermRow[];
  /** Undefined where their order cannot be changed. */
  readonly drag: DragOrder<HTMLElement> | undefined;
  readonly onOpen: (row: ListedTermRow) => void;
  /** An arrow key was pressed on the handle of one. */
  readonly onKey: (row: ListedTermRow, key: string) => void;
};

/** What a list of categories or tags shows. */
export function termColumns(options: TermColumnOptions): readonly Column<ListedTermRow>[] {
  return [
    {
      id: "name",
      header: "terms.column.name",
      isSortable: true,
      isName: true,
      cell: (row) => <NameCell row={row} {...options} />,
    },
    {
      id: "path",
      header: "terms.column.path",
      from: "desktop",
      cell: ({ path, slug }) => <bdi className="path">{path ?? slug}</bdi>,
    },
    {
      id: "count",
      header: "terms.column.count",
      isSortable: true,
      isNumber: true,
      cell: ({ count }) => <Count count={count} />,
    },
  ];
}

type NameCellProps = TermColumnOptions & { readonly row: ListedTermRow };

function NameCell({ row, rows, drag, onOpen, onKey }: NameCellProps) {
  const { say, direction } = useAdminLocale();
  const index = rows.indexOf(row);
  function press(event: KeyboardEvent): void {
    const inward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    const outward = direction === "rtl" ? "ArrowRight" : "ArrowLeft";
    const key = event.key === inward ? "in" : event.key === outward ? "out" : event.key;
    if (!["ArrowUp", "ArrowDown", "in", "out"].includes(key)) return;
    event.preventDefault();
    onKey(row, key);
  }
  return (
    <span
      className="term-name"
      style={{ "--depth": row.depth } as CSSProperties}
      data-drop={dropAt(index, drag?.drag)}
    >
      {drag && (
        <IconButton
          icon="drag"
          className="term-handle"
          label={say("terms.move", { name: row.name })}
          data-index={index}
          data-term={row.id}
          onKeyDown={press}
          {...drag.handle}
          onPointerDown={(event) => {
            drag.list.current = event.currentTarget.closest("tbody");
            drag.handle.onPointerDown(event);
          }}
        />
      )}
      <Button look="plain" onClick={() => onOpen(row)}>
        <bdi>{row.name}</bdi>
      </Button>
    </span>
  );
}

function Count({ count }: { readonly count: number }) {
  return useAdminLocale().number(count);
}
