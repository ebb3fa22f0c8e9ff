import { Combobox } from "@base-ui/react/combobox";
import { useDeferredValue, useState } from "react";
import { CHOICES_API, type ChoiceKind, choiceList } from "../../content/admin/choiceWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../api/useAsked.ts";
import { Icon } from "../controls/Icon.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import type { PickedItem } from "./PickedItem.ts";
import { PickedMenu } from "./PickedMenu.tsx";
import { useLatest } from "./useLatest.ts";
import "./picked-field.css";

export type PickedFieldProps = FieldProps<readonly string[]> & {
  readonly of: ChoiceKind;
  /** At most one. Default any number. */
  readonly isSingle?: boolean;
  /** Leaves these out, such as the document itself. Default none. */
  readonly without?: readonly string[];
  /** Leaves out this category and all that stands below it. Default none. */
  readonly notBelow?: string | undefined;
  /** Makes one by a name that none has; gives its id. Default it cannot be. */
  readonly onMake?: (name: string) => Promise<string | undefined>;
};

/** Some of many, such as tags: found by a few letters, each taken off again by its own button. */
export function PickedField({
  value,
  onChange,
  onLeave,
  of,
  isSingle = false,
  without = [],
  notBelow,
  onMake,
  ...field
}: PickedFieldProps) {
  const { say } = useAdminLocale();
  const latest = useLatest({ value, onChange });
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const picked = usePicked(of, value);
  const found = useFound(of, { text, notBelow, isWanted: isOpen }).filter(
    ({ id }) => !without.includes(id),
  );
  const isKnown = found.some(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
  const made: PickedItem = { id: "", name: text.trim(), note: "", isNew: true };
  const items: readonly PickedItem[] =
    onMake && text.trim() !== "" && !isKnown ? [...found, made] : found;

  async function choose(chosen: readonly PickedItem[]): Promise<void> {
    setText("");
    if (isSingle) setOpen(false);
    const added = chosen.find(({ isNew }) => isNew);
    if (added) await make(added.name);
    else tellIds(chosen.map(({ id }) => id));
  }

  async function make(name: string): Promise<void> {
    const id = await onMake?.(name);
    // Meanwhile others may have been chosen, or made.
    if (id !== undefined) tellIds([...latest.current.value, id]);
  }

  function tellIds(ids: readonly string[]): void {
    latest.current.onChange(isSingle ? ids.slice(-1) : ids);
  }

  return (
    <FieldFrame {...field}>
      {(wired) => (
        <Combobox.Root
          multiple
          items={items}
          filter={null}
          value={[...picked]}
          onValueChange={choose}
          inputValue={text}
          onInputValueChange={setText}
          open={isOpen}
          onOpenChange={setOpen}
          itemToStringLabel={({ name }: PickedItem) => name}
          isItemEqualToValue={(item: PickedItem, other: PickedItem) => item.id === other.id}
        >
          <Combobox.Chips className="picked">
            {picked.map(({ id, name }) => (
              <Combobox.Chip key={id} className="picked-one" aria-label={name}>
                <bdi>{name}</bdi>
                <Combobox.ChipRemove
                  className="picked-remove"
                  aria-label={say("editor.choose.remove", { name })}
                >
                  <Icon name="close" />
                </Combobox.ChipRemove>
              </Combobox.Chip>
            ))}
            <Combobox.Input
              {...wired}
              className="picked-input"
              placeholder={picked.length === 0 ? say("editor.choose.search") : ""}
              onBlur={onLeave}
            />
          </Combobox.Chips>
          <PickedMenu />
        </Combobox.Root>
      )}
    </FieldFrame>
  );
}

/** What is chosen, by name. One that is gone is called by its id, so that it can be taken off. */
function usePicked(kind: ChoiceKind, ids: readonly string[]): readonly PickedItem[] {
  const { data } = useAsked(
    { path: CHOICES_API, query: { kind, ids: ids.toSorted().join() }, answer: choiceList },
    { enabled: ids.length > 0, keeps: true },
  );
  return ids.map(
    (id) => data?.items.find((item) => item.id === id) ?? { id, name: data ? id : "…", note: "" },
  );
}

type Wanted = {
  readonly text: string;
  readonly notBelow: string | undefined;
  readonly isWanted: boolean;
};

function useFound(kind: ChoiceKind, { text, notBelow, isWanted }: Wanted): readonly PickedItem[] {
  const search = useDeferredValue(text.trim());
  const { data } = useAsked(
    { path: CHOICES_API, query: { kind, search, not_below: notBelow }, answer: choiceList },
    { enabled: isWanted, keeps: true },
  );
  return data?.items ?? [];
}
