import { useMemo } from "react";
import { useDragOrder } from "../../form/list/useDragOrder.ts";
import type { ListActions } from "../../form/list/useListActions.ts";
import { useLatest } from "../../form/useLatest.ts";
import { useBuilder, useFormPart } from "../BuilderContext.ts";
import { useFormSay } from "../FormWordsContext.ts";
import { OutlineItem } from "./OutlineItem.tsx";
import { outlineId } from "./outlineId.ts";

/** All that the form holds, in its order: chosen by a press, ordered by Alt and the arrow keys or by dragging. */
export function Outline() {
  const say = useFormSay();
  const { commands, selected } = useBuilder();
  const items = useFormPart((state) => state.items);
  const latest = useLatest(items);
  const actions = useMemo(() => {
    const idAt = (index: number): string => latest.current[index]?.id ?? "";
    return {
      move: (from: number, to: number) => commands.moveTo(idAt(from), to),
      duplicate: (index: number) => commands.duplicate(idAt(index)),
      remove: (index: number) => commands.remove(idAt(index)),
    } satisfies Partial<ListActions>;
  }, [commands, latest]);
  const { list, drag, handle } = useDragOrder(actions.move);
  return (
    <section className="form-outline" aria-labelledby="form-outline-title">
      <h2 id="form-outline-title">{say("formBuilder.outline")}</h2>
      <p id="form-outline-help">{say("formBuilder.outlineHelp")}</p>
      <ol ref={list} id={outlineId(undefined)} tabIndex={-1}>
        {items.map(({ id, item }, index) => (
          <OutlineItem
            key={id}
            id={id}
            item={item}
            index={index}
            count={items.length}
            isSelected={id === selected}
            actions={actions}
            handle={handle}
            drag={drag}
          />
        ))}
      </ol>
      {items.length === 0 && <p className="form-empty">{say("formBuilder.empty")}</p>}
    </section>
  );
}
