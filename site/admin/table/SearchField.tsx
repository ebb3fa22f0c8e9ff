import { useEffect, useState } from "react";
import { MAX_SEARCH } from "../../content/admin/listWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Icon } from "../controls/Icon.tsx";

/** How long after the last letter the list is asked for, in milliseconds. */
export const SEARCH_PAUSE = 250;

export type SearchFieldProps = {
  readonly value: string;
  /** Called after a pause in typing. */
  readonly onChange: (value: string) => void;
};

/** Searches a list by words. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const { say } = useAdminLocale();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // What was told and has not come back: the list is drawn first, and more is typed meanwhile.
  const [told, setTold] = useState<readonly string[]>([]);
  if (shown !== value) {
    const index = told.lastIndexOf(value);
    setShown(value);
    setTold(index < 0 ? [] : told.slice(index + 1));
    // What the address says counts where it changes by itself, as by Back.
    if (index < 0) setTyped(value);
  }
  const asked = told.at(-1) ?? value;
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => {
      setTold((before) => [...before, typed]);
      onChange(typed);
    }, SEARCH_PAUSE);
    return () => clearTimeout(timer);
  }, [typed, asked, onChange]);
  return (
    <search className="search-field">
      <Icon name="search" />
      <input
        type="search"
        value={typed}
        maxLength={MAX_SEARCH}
        aria-label={say("table.search")}
        placeholder={say("table.search")}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  );
}
