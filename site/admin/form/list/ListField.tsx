import type { FieldDescription } from "../../../content/admin/fieldWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../../controls/Button.tsx";
import type { FieldProps } from "../FieldProps.ts";
import { FieldSet } from "../FieldSet.tsx";
import { pathInside } from "../fieldIssues.ts";
import { ListItem } from "./ListItem.tsx";
import { dropAt, useDragOrder } from "./useDragOrder.ts";
import { useListActions } from "./useListActions.ts";
import "./list-field.css";

export type ListFieldProps = Omit<FieldProps<unknown>, "onChange"> & {
  readonly field: Extract<FieldDescription, { kind: "list" }>;
  readonly onChange: (value: unknown) => void;
  readonly path: string;
};

/** Any number of the same: added, ordered by keys or by pointer, duplicated and removed. */
export function ListField({ field, value, path, onChange, onLeave: _, ...rest }: ListFieldProps) {
  const { say, fieldText } = useAdminLocale();
  const { item: kind, initial, min = 0, max = Number.POSITIVE_INFINITY } = field;
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const itemLabel = fieldText(field.itemLabel);
  const { actions, keys, newKey, place } = useListActions({ items, onChange, itemLabel });
  const { list, drag, handle } = useDragOrder(actions.move);
  const isFull = items.length >= max;
  return (
    <FieldSet {...rest}>
      <ol className="list-field" ref={list}>
        {items.map((item, index) => (
          <ListItem
            key={keys[index]}
            kind={kind}
            value={item}
            index={index}
            count={items.length}
            label={itemLabel}
            path={pathInside(path, index)}
            isNew={keys[index] === newKey}
            isFull={isFull}
            isLeast={items.length <= min}
            actions={actions}
            handle={handle}
            drop={dropAt(index, drag)}
          />
        ))}
      </ol>
      <p>
        <Button
          icon="add"
          isOff={isFull}
          title={isFull ? say("form.tooMany", { count: max }) : undefined}
          onClick={() => actions.insert(items.length, initial)}
        >
          {say("form.add", { what: itemLabel })}
        </Button>
      </p>
      <p className="visually-hidden" role="status">
        {place}
      </p>
    </FieldSet>
  );
}
