import { type ComponentProps, useEffect, useId, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { type AutocompleteOptions, createAutocomplete } from "./createAutocomplete.ts";

export type AutocompleteProps = Omit<ComponentProps<"input">, "onSelect"> &
  AutocompleteOptions & {
    /** The address that is asked for suggestions. */
    readonly source: string;
    /** What the field is called. */
    readonly label: string;
  };

/** A text field with its label, and suggestions below it while a visitor writes. */
export function Autocomplete(props: AutocompleteProps) {
  const { source, label, labels, delay, minLength, onSelect, ...rest } = props;
  const ref = useRef<HTMLInputElement>(null);
  const told = useRef(onSelect);
  const ownId = useId();
  const id = rest.id ?? ownId;
  useEffect(() => {
    told.current = onSelect;
  }, [onSelect]);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const options = { onSelect: (chosen) => told.current?.(chosen) } satisfies AutocompleteOptions;
    return startOnce(element, "autocomplete", () => createAutocomplete(element, options));
  }, []);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        {...rest}
        ref={ref}
        id={id}
        data-autocomplete={source}
        data-delay={delay}
        data-min-length={minLength}
        {...Object.fromEntries(
          Object.entries({ ...labels }).map(([name, text]) => [`data-${name}`, text]),
        )}
      />
    </>
  );
}
