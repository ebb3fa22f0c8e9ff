import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Icon } from "../../controls/Icon.tsx";
import { IconButton } from "../../controls/IconButton.tsx";
import { focusBeside } from "./focusBeside.ts";
import type { ListItemProps } from "./ListItem.tsx";
import type { ListActions } from "./useListActions.ts";

export type ItemButtonsProps = Pick<
  ListItemProps,
  "index" | "count" | "isFull" | "isLeast" | "handle"
> & {
  readonly actions: Pick<ListActions, "move" | "duplicate" | "remove">;
  /** Of the item. */
  readonly name: string;
};

/** What can be done with an item; its handle is for the pointer, which the other buttons do not need. */
export function ItemButtons({
  index,
  count,
  isFull,
  isLeast,
  actions,
  handle,
  name,
}: ItemButtonsProps) {
  const { say } = useAdminLocale();
  return (
    <div className="list-buttons">
      <IconButton
        icon="up"
        label={say("form.up", { what: name })}
        isOff={index === 0}
        onClick={() => actions.move(index, index - 1)}
      />
      <IconButton
        icon="down"
        label={say("form.down", { what: name })}
        isOff={index === count - 1}
        onClick={() => actions.move(index, index + 1)}
      />
      <IconButton
        icon="copy"
        label={say("form.duplicate", { what: name })}
        isOff={isFull}
        onClick={() => actions.duplicate(index)}
      />
      <IconButton
        icon="trash"
        label={say("form.remove", { what: name })}
        isOff={isLeast}
        data-remove=""
        onClick={(event) => {
          focusBeside(event.currentTarget);
          actions.remove(index);
        }}
      />
      {count > 1 && (
        <span {...handle} className="list-handle" data-index={index} aria-hidden="true">
          <Icon name="drag" />
        </span>
      )}
    </div>
  );
}
