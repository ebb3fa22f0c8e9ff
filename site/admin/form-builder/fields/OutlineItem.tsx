import type { KeyboardEvent } from "react";
import type { FormItem } from "../../../content/contact-forms/FormItem.ts";
import { Icon } from "../../controls/Icon.tsx";
import { ItemButtons, type ItemButtonsProps } from "../../form/list/ItemButtons.tsx";
import { type Drag, dropAt } from "../../form/list/useDragOrder.ts";
import { useBuilder, useFormPart } from "../BuilderContext.ts";
import { canAdd } from "../core/newItem.ts";
import { itemName } from "../createFormCommands.ts";
import { useFormSay } from "../FormWordsContext.ts";
import { useIsWrong } from "../issues/useIsWrong.ts";
import { KIND_ICONS } from "./kindIcons.ts";
import { outlineId } from "./outlineId.ts";

export type OutlineItemProps = Pick<ItemButtonsProps, "index" | "count" | "actions" | "handle"> & {
  readonly id: string;
  readonly item: FormItem;
  readonly isSelected: boolean;
  readonly drag: Drag | undefined;
};

/** One of all that a form holds; the buttons that order it stand where it is chosen. */
export function OutlineItem(props: OutlineItemProps) {
  const { id, item, index, isSelected, handle, drag } = props;
  const say = useFormSay();
  const { commands, select } = useBuilder();
  const isNoMore = useFormPart((state) => !canAdd(state, item.kind));
  const isWrong = useIsWrong(`items.${id}`);
  const name = itemName(item, say);
  const kind = say(`formBuilder.kind.${item.kind}`);

  function press(event: KeyboardEvent): void {
    const by = event.altKey ? MOVES[event.key] : undefined;
    if (by === undefined && event.key !== "Delete") return;
    event.preventDefault();
    if (by === undefined) commands.remove(id);
    else commands.moveBy(id, by);
  }

  return (
    <li data-drop={dropAt(index, drag)} data-selected={isSelected || undefined}>
      <div className="outline-row">
        <button
          type="button"
          id={outlineId(id)}
          className="outline-name"
          aria-pressed={isSelected}
          aria-describedby="form-outline-help"
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
          onClick={() => select(id)}
          onKeyDown={press}
        >
          <Icon name={KIND_ICONS[item.kind]} />
          <bdi>{name}</bdi>
          {name !== kind && <span className="outline-kind">{kind}</span>}
          {isWrong && <span className="outline-wrong">{say("formBuilder.wrong")}</span>}
        </button>
        {!isSelected && (
          <span {...handle} className="list-handle" data-index={index} aria-hidden="true">
            <Icon name="drag" />
          </span>
        )}
      </div>
      {isSelected && <ItemButtons {...props} name={name} isFull={isNoMore} isLeast={false} />}
    </li>
  );
}

const MOVES: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
