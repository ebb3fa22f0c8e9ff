import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Button, type ButtonLook } from "../controls/Button.tsx";
import type { IconName } from "../controls/icons.tsx";

/** Something that can be done to several rows at once. */
export type BulkAction<Row> = {
  readonly label: string;
  readonly icon?: IconName;
  readonly look?: ButtonLook;
  /** Tells whether it was done: where it was not, as after a "Cancel", all stays selected. */
  readonly act: (rows: readonly Row[]) => Promise<boolean>;
};

export type BulkBarProps<Row> = {
  readonly actions: readonly BulkAction<Row>[];
  readonly selected: readonly Row[];
  readonly onDone: () => void;
};

/** What can be done to what is selected. It has its place always, so that nothing moves. */
export function BulkBar<Row>({ actions, selected, onDone }: BulkBarProps<Row>) {
  const { say } = useAdminLocale();
  const count = selected.length;
  return (
    <fieldset className="bulk-bar" aria-label={say("table.bulk")} data-empty={count === 0}>
      <span role="status">{count > 0 && say("table.selected", { count })}</span>
      {count > 0 && (
        <>
          {actions.map(({ label, icon, look, act }) => (
            <Button
              key={label}
              icon={icon}
              {...(look && { look })}
              onClick={() => act(selected).then((isDone) => isDone && onDone())}
            >
              {label}
            </Button>
          ))}
          <Button look="plain" onClick={onDone}>
            {say("table.unselect")}
          </Button>
        </>
      )}
    </fieldset>
  );
}
