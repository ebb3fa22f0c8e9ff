import { Autocomplete } from "@base-ui/react/autocomplete";
import { useState } from "react";
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
  const [isOpen, setOpen] = useState(false);
  const targets = useTargets({ of, text: value, isWanted: isOpen });
  return (
    <FieldFrame {...field}>
      {(wired) => (
        <Autocomplete.Root
          items={targets}
          filter={null}
          value={value}
          onValueChange={onChange}
          open={isOpen && targets.length > 0}
          onOpenChange={setOpen}
          openOnInputClick
          itemToStringValue={(target: Target) => target.value}
          readOnly={isFixed}
        >
          <Autocomplete.Input {...wired} dir="ltr" className="suggest-input" onBlur={onLeave} />
          <Autocomplete.Portal>
            <Autocomplete.Positioner className="suggest-place" sideOffset={2} align="start">
              <Autocomplete.Popup className="suggest">
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
