import type { CheckboxField, FieldOption, RadioField } from "../../definition/FormDefinition.ts";
import { controlClass, requiredClass } from "./controlAttributes.ts";
import { optionLabel, optionValue } from "./optionValue.ts";
import { type Control, useControl } from "./useControl.ts";
import { Wrap } from "./Wrap.tsx";
import { freeTextName, sentName } from "./wireNames.ts";

type ListField = CheckboxField | RadioField;

/** Checkboxes or radio buttons; together they are the control. */
export function ListControl({ field }: { readonly field: ListField }) {
  const control = useControl(field);
  const { kind, name, options } = field;
  // Radio buttons carry no class of what is required, though one must be chosen.
  const kinds =
    kind === "radio" ? [] : [requiredClass(field), field.exclusive && "wpcf7-exclusive-checkbox"];
  return (
    <Wrap name={name} control={control}>
      <span
        id={control.id}
        className={controlClass(field, control, `wpcf7-${kind}`, ...kinds)}
        aria-describedby={control.describedBy}
      >
        {options.map((option) => (
          <ListItem key={optionValue(option)} field={field} control={control} option={option} />
        ))}
      </span>
    </Wrap>
  );
}

type ListItemProps = {
  readonly field: ListField;
  readonly control: Control;
  readonly option: FieldOption;
};

function ListItem({ field, control, option }: ListItemProps) {
  const last = option === field.options.at(-1);
  const freeText = last && field.freeText === true;
  const classes = [
    "wpcf7-list-item",
    option === field.options[0] && "first",
    last && "last",
    freeText && "has-free-text",
  ];
  const label = <span className="wpcf7-list-item-label">{optionLabel(option)}</span>;
  return (
    <span className={classes.filter(Boolean).join(" ")}>
      <label>
        {field.labelFirst && label}
        <input
          type={field.kind}
          name={sentName(field)}
          value={optionValue(option)}
          defaultChecked={(control.posted ?? [field.value ?? []].flat()).includes(
            optionValue(option),
          )}
        />
        {!field.labelFirst && label}
      </label>
      {freeText && " "}
      {freeText && (
        <input
          type="text"
          name={freeTextName(field.name)}
          className="wpcf7-free-text"
          aria-label={optionLabel(option)}
          defaultValue={control.postedText(freeTextName(field.name))}
        />
      )}
    </span>
  );
}
