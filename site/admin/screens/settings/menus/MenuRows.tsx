import { useState } from "react";
import type { MenuEntry } from "../../../../content/siteSettings.ts";
import { useAdminLocale } from "../../../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../../../controls/Button.tsx";
import { tell } from "../../../feedback/messages.ts";
import { useFieldIssue } from "../../../form/FieldIssuesContext.ts";
import { FieldSet } from "../../../form/FieldSet.tsx";
import { dropAt, useDragOrder } from "../../../form/list/useDragOrder.ts";
import { MenuRowFields } from "./MenuRowFields.tsx";
import { dragged, entriesOf, pathsOf, restored, rowsOf, sizeAt } from "./menuRows.ts";
import { type ChangeEntries, useMenuRows } from "./useMenuRows.ts";

export type MenuRowsProps = {
  readonly label: string;
  readonly help: string;
  readonly value: readonly MenuEntry[];
  readonly onChange: ChangeEntries;
  /** Where the menu is in the form. */
  readonly path: string;
  /** Without lists below its entries. Default false. */
  readonly isFlat?: boolean;
};

/** A menu as a list of rows, the deeper further in: ordered and nested by buttons or by dragging. */
export function MenuRows({ label, help, value, onChange, path, isFlat = false }: MenuRowsProps) {
  const { say } = useAdminLocale();
  const { rows, change } = useMenuRows(value, onChange);
  const [newKey, setNewKey] = useState<number>();
  const error = useFieldIssue(path);

  function add(): void {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    setNewKey(key);
    change([...rows, { key, label: "", href: "", depth: 0 }]);
  }
  function remove(index: number): void {
    const size = sizeAt(rows, index);
    const gone = rows.slice(index, index + size);
    change(rows.toSpliced(index, size));
    // By then the menu may be another, and this list not be there.
    const undo = () => onChange((before) => entriesOf(restored(rowsOf(before), index, gone)));
    const what = gone[0]?.label || say("menus.unnamed");
    tell({ text: say("form.removed", { what }), undo: { label: say("feedback.undo"), act: undo } });
  }

  const { list, drag, handle } = useDragOrder((from, to) => change(dragged(rows, from, to)));
  const paths = pathsOf(rows);
  return (
    <FieldSet label={label} help={help} error={error}>
      <ol className="menu-rows" ref={list}>
        {rows.map((row, index) => (
          <MenuRowFields
            key={row.key}
            row={row}
            index={index}
            rows={rows}
            isFlat={isFlat}
            isNew={row.key === newKey}
            path={[path, ...(paths[index] ?? [])].join(".")}
            onChange={change}
            onRemove={() => remove(index)}
            handle={handle}
            drop={dropAt(index, drag)}
          />
        ))}
      </ol>
      <p>
        <Button icon="add" onClick={add}>
          {say("menus.add")}
        </Button>
      </p>
    </FieldSet>
  );
}
