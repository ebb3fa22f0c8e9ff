import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../controls/Button.tsx";
import "./state-tabs.css";

export type StateTabsProps<State extends string | undefined> = {
  /** What they are states of. */
  readonly label: string;
  readonly states: readonly State[];
  readonly nameOf: (state: State) => string;
  /** Undefined until it is known, or where it is not told. */
  readonly countOf: (state: State) => number | undefined;
  readonly chosen: State;
  readonly onChoose: (state: State) => void;
};

/** Narrows a list to one state, and says how many there are of each. */
export function StateTabs<State extends string | undefined>({
  label,
  states,
  nameOf,
  countOf,
  chosen,
  onChoose,
}: StateTabsProps<State>) {
  const { number } = useAdminLocale();
  return (
    <fieldset className="state-tabs" aria-label={label}>
      {states.map((state) => {
        const count = countOf(state);
        return (
          <Button
            key={state ?? ""}
            look="plain"
            aria-pressed={chosen === state}
            onClick={() => onChoose(state)}
          >
            {nameOf(state)}
            {state && <span className="state-count">{count !== undefined && number(count)}</span>}
          </Button>
        );
      })}
    </fieldset>
  );
}
