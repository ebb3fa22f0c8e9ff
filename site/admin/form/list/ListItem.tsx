import { memo, useContext, useEffect, useId, useMemo, useRef, useState } from "react";
import type { FieldDescription, FieldKind } from "../../../content/admin/fieldWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../../controls/Button.tsx";
import { DescribedFieldContext } from "../DescribedFieldContext.ts";
import { useIsWrongBelow } from "../FieldIssuesContext.ts";
import { Fields } from "../Fields.tsx";
import type { FieldPatch } from "../FieldValues.ts";
import { isObject } from "../isObject.ts";
import { useOptions } from "../useOptions.ts";
import { ItemButtons } from "./ItemButtons.tsx";
import { summaryOf } from "./summaryOf.ts";
import type { DragHandle, Drop } from "./useDragOrder.ts";
import type { ListActions } from "./useListActions.ts";

export type ListItemProps = {
  readonly kind: FieldKind;
  readonly value: unknown;
  readonly index: number;
  readonly count: number;
  /** What an item is called. */
  readonly label: string;
  readonly path: string;
  /** Whether it was added here: then it is open, and has the focus. */
  readonly isNew: boolean;
  readonly isFull: boolean;
  readonly isLeast: boolean;
  readonly actions: ListActions;
  readonly handle: DragHandle;
  readonly drop: Drop | undefined;
};

/** One of a list. One with fields of its own is closed until it is wanted, or something in it is wrong. */
export const ListItem = memo(function ListItem(props: ListItemProps) {
  const { kind, value, index, path, label, isNew, actions, drop } = props;
  const { say } = useAdminLocale();
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew)
      place.current?.querySelector<HTMLElement>(".list-body :is(input, select, textarea)")?.focus();
  }, [isNew]);
  const name = say("form.item", { what: label, place: index + 1 });
  const around = { ref: place, className: "list-item", "data-drop": drop };
  if (kind.kind !== "group") {
    return (
      <li {...around} data-plain="">
        <div className="list-body">
          <PlainItem {...props} name={name} />
        </div>
        <ItemButtons {...props} name={name} />
      </li>
    );
  }
  return (
    <li {...around}>
      <GroupItem {...props} kind={kind} name={name}>
        <Fields
          fields={kind.fields}
          value={isObject(value) ? value : {}}
          onChange={(next) => actions.set(index, next)}
          path={path}
        />
      </GroupItem>
    </li>
  );
});

type NamedItem = ListItemProps & { readonly name: string };

function PlainItem({ kind, value, index, path, actions, name }: NamedItem) {
  const field = useMemo<FieldDescription>(
    () => ({ name: String(index), label: name, isOptional: false, ...kind }),
    [kind, index, name],
  );
  const patch = useMemo(
    () => (changed: FieldPatch) => actions.set(index, changed[String(index)]),
    [actions, index],
  );
  const Field = useContext(DescribedFieldContext);
  return <Field field={field} value={value} path={path} onPatch={patch} />;
}

type GroupItemProps = NamedItem & {
  readonly kind: Extract<FieldKind, { kind: "group" }>;
  readonly children: React.ReactNode;
};

function GroupItem({ children, ...item }: GroupItemProps) {
  const { kind, value, count, path, isNew, name } = item;
  const id = useId();
  const isWrong = useIsWrongBelow(path);
  const options = useOptions();
  const [isOpen, setOpen] = useState(isNew || count === 1);
  if (isWrong && !isOpen) setOpen(true);
  return (
    <>
      <div className="list-head">
        <Button
          look="plain"
          className="list-title"
          icon={isOpen ? "down" : "next"}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{name}</span>{" "}
          <bdi className="list-summary">{summaryOf(kind.fields, value, options)}</bdi>
        </Button>
        <ItemButtons {...item} />
      </div>
      <div className="list-body" id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  );
}
