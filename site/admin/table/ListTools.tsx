import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../controls/Button.tsx";
import { MenuButton } from "../controls/MenuButton.tsx";
import type { Column } from "./Column.ts";
import { FilterChoice } from "./FilterChoice.tsx";
import { FilterDay } from "./FilterDay.tsx";
import { SavedViews } from "./SavedViews.tsx";
import { SearchField } from "./SearchField.tsx";
import type { ListControl } from "./useListState.ts";

/** A value by which a list is narrowed. */
export type Filter = {
  /** In the address and in the question. */
  readonly name: string;
  readonly label: string;
  /** Beside "all"; none where it is a day. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
};

export type ListToolsProps = {
  readonly control: ListControl;
  readonly screen: string;
  readonly filters: readonly Filter[];
  readonly isSearchable: boolean;
  /** Those that can be hidden. */
  readonly columns: readonly Pick<Column<never>, "id" | "header">[];
  readonly isShown: (id: string) => boolean;
  readonly onToggleColumn: (id: string) => void;
};

/** Above a list: what it is searched for and narrowed to, which columns it shows, and its saved views. */
export function ListTools(props: ListToolsProps) {
  const { control, screen, filters, isSearchable, columns, isShown, onToggleColumn } = props;
  const { say } = useAdminLocale();
  const { state, change } = control;
  return (
    <div className="list-tools">
      {isSearchable && (
        <SearchField value={state.search} onChange={(search) => change({ search })} />
      )}
      {filters.map(({ name, label, options }) => {
        const shown = {
          label,
          value: state.filters[name] ?? "",
          onChange(value: string) {
            const { [name]: _before, ...others } = state.filters;
            change({ filters: value ? { ...others, [name]: value } : others });
          },
        };
        return options ? (
          <FilterChoice key={name} {...shown} options={options} />
        ) : (
          <FilterDay key={name} {...shown} />
        );
      })}
      <span className="list-tools-end">
        {columns.length > 0 && (
          <MenuButton
            button={<Button icon="columns">{say("table.columns")}</Button>}
            choices={columns.map(({ id, header }) => ({
              label: say(header),
              isOn: isShown(id),
              onChoose: () => onToggleColumn(id),
            }))}
          />
        )}
        <SavedViews screen={screen} control={control} />
      </span>
    </div>
  );
}
