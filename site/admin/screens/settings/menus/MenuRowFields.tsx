import { type CSSProperties, useContext, useEffect, useRef } from "react";
import { useAdminLocale } from "../../../../texts/admin/AdminLocaleContext.tsx";
import { Icon } from "../../../controls/Icon.tsx";
import { IconButton } from "../../../controls/IconButton.tsx";
import { FieldIssuesContext, useFieldIssue } from "../../../form/FieldIssuesContext.ts";
import { controlId, pathInside } from "../../../form/fieldIssues.ts";
import { focusBeside } from "../../../form/list/focusBeside.ts";
import type { DragHandle, Drop } from "../../../form/list/useDragOrder.ts";
import { SuggestField } from "../../../form/SuggestField.tsx";
import { TextField } from "../../../form/TextField.tsx";
import { type MenuRow, movedBy, nested } from "./menuRows.ts";

export type MenuRowFieldsProps = {
  readonly row: MenuRow;
  readonly index: number;
  readonly rows: readonly MenuRow[];
  readonly isFlat: boolean;
  /** Whether it was added here: then it has the focus. */
  readonly isNew: boolean;
  readonly path: string;
  readonly onChange: (rows: readonly MenuRow[]) => void;
  readonly onRemove: () => void;
  readonly handle: DragHandle;
  readonly drop: Drop | undefined;
};

type RowStyle = CSSProperties & { readonly "--depth": number };

/** An entry of a menu: its name, where it leads, and what can be done with it. */
export function MenuRowFields(props: MenuRowFieldsProps) {
  const { row, index, rows, isNew, path, onChange, drop } = props;
  const { say } = useAdminLocale();
  const issues = useContext(FieldIssuesContext);
  const label = {
    path: pathInside(path, "label"),
    error: useFieldIssue(pathInside(path, "label")),
  };
  const href = { path: pathInside(path, "href"), error: useFieldIssue(pathInside(path, "href")) };
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) place.current?.querySelector("input")?.focus();
  }, [isNew]);

  function set(change: Partial<MenuRow>): void {
    onChange(rows.with(index, { ...row, ...change }));
  }
  const style: RowStyle = { "--depth": row.depth };
  return (
    <li ref={place} className="menu-row" style={style} data-drop={drop}>
      <div className="menu-row-fields">
        <TextField
          id={controlId(issues, label.path)}
          label={say("menus.label")}
          value={row.label}
          error={label.error}
          onChange={(text) => set({ label: text })}
          onLeave={() => label.error && row.label.trim() && issues.replace(label.path, [])}
        />
        <SuggestField
          id={controlId(issues, href.path)}
          label={say("menus.href")}
          of="link"
          value={row.href}
          error={href.error}
          onChange={(text) => set({ href: text })}
          onChoose={({ value, label: name }) => set({ href: value, label: row.label || name })}
          onLeave={() => href.error && row.href.trim() && issues.replace(href.path, [])}
        />
      </div>
      <RowButtons {...props} />
    </li>
  );
}

function RowButtons({ row, index, rows, isFlat, onChange, onRemove, handle }: MenuRowFieldsProps) {
  const { say } = useAdminLocale();
  const what = row.label || say("menus.unnamed");
  const ways = [
    { icon: "up", label: say("form.up", { what }), next: movedBy(rows, index, -1) },
    { icon: "down", label: say("form.down", { what }), next: movedBy(rows, index, 1) },
    ...(isFlat
      ? []
      : ([
          { icon: "previous", label: say("menus.out", { what }), next: nested(rows, index, -1) },
          { icon: "next", label: say("menus.in", { what }), next: nested(rows, index, 1) },
        ] as const)),
  ] as const;
  return (
    <div className="list-buttons">
      {ways.map(({ icon, label, next }) => (
        <IconButton
          key={icon}
          icon={icon}
          label={label}
          isOff={!next}
          onClick={() => next && onChange(next)}
        />
      ))}
      <IconButton
        icon="trash"
        label={say("form.remove", { what })}
        data-remove=""
        onClick={(event) => {
          focusBeside(event.currentTarget);
          onRemove();
        }}
      />
      {!isFlat || rows.length > 1 ? (
        <span {...handle} className="list-handle" data-index={index} aria-hidden="true">
          <Icon name="drag" />
        </span>
      ) : null}
    </div>
  );
}
