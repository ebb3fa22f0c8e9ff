import { Autocomplete } from "@base-ui/react/autocomplete";
import { type FocusEvent, useRef, useState } from "react";
import type { Target, TargetKind } from "../../content/admin/targetWire.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { useTargets } from "./useTargets.ts";
import "./suggest-field.css";

export type SuggestFieldProps = FieldProps<string> & {
  readonly of: TargetKind;
  /** Called with what was chosen among the suggestions, beside `onChange`. Default nothing. */
  readonly onChoose?: (target: Target) => void;
};

/** A text that names something of the site's, such as an address; what that may be is suggested below it. */
export function SuggestField({
  value,
  onChange,
  onLeave,
  onChoose,
  of,
  isFixed = false,
  ...field
}: SuggestFieldProps) {
  const popup = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const targets = useTargets({ of, text: value, isWanted: isOpen });
  // While suggestions are shown all else is hidden from readers, so they open only where they tell something.
  const hasOther = targets.some((target) => target.value !== value.trim());

  /** What is suggested late must not open over what has the focus by then. */
  function leave(event: FocusEvent): void {
    if (popup.current?.contains(event.relatedTarget)) return;
    setOpen(false);
    onLeave?.();
  }

  return (
    <FieldFrame {...field}>
      {(wired) => (
        <Autocomplete.Root
          items={targets}
          filter={null}
          value={value}
          onValueChange={onChange}
          open={isOpen && hasOther}
          onOpenChange={setOpen}
          openOnInputClick
          itemToStringValue={(target: Target) => target.value}
          readOnly={isFixed}
        >
          <Autocomplete.Input
            {...wired}
            // While suggestions are shown its label is hidden from readers, too.
            aria-label={field.label}
            dir="ltr"
            className="suggest-input"
            onBlur={leave}
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner className="suggest-place" sideOffset={2} align="start">
              <Autocomplete.Popup ref={popup} className="suggest">
                <Autocomplete.List>
                  {(target: Target) => (
                    <Autocomplete.Item
                      key={target.value}
                      value={target}
                      className="menu-item"
                      onClick={() => onChoose?.(target)}
                    >
                      <bdi>{target.label}</bdi>
                      <span className="suggest-value" dir="ltr">
                        {target.value}
                      </span>
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </FieldFrame>
  );
}
