import type { ReactNode } from "react";
import type {
  AcceptanceField,
  FieldDefinition,
  FormDefinition,
  HiddenField,
} from "../../definition/FormDefinition.ts";
import type { FieldName } from "../../definition/FormValues.ts";
import { fieldOf } from "../../definition/fieldsOf.ts";
import { ControlOf } from "./ControlOf.tsx";
import { CountOf } from "./CountOf.tsx";
import { RequiredMark } from "./RequiredMark.tsx";
import { useControl } from "./useControl.ts";

export type FieldProps<Form extends FormDefinition> = {
  readonly form: Form;
  /** One of the form's fields. */
  readonly name: FieldName<Form>;
};

/**
 * One field: label, control, hint, and what the server found wrong. Stands in a ContactForm.
 * @throws Error where the form has no field of this name
 */
export function Field<const Form extends FormDefinition>({ form, name }: FieldProps<Form>) {
  const field = fieldOf(form, name);
  if (!field) {
    throw new Error(
      `vitrine: the contact form ${form.id} has no field "${name}". Name one of its definition.`,
    );
  }
  if (field.kind === "hidden") return <ControlOf field={field} />;
  if (field.kind === "acceptance") {
    return (
      <p className="wpcf7-field" data-kind={field.kind}>
        <ControlOf field={field} />
      </p>
    );
  }
  return field.kind === "checkbox" || field.kind === "radio" ? (
    <GroupField field={field} />
  ) : (
    <LineField field={field} />
  );
}

type LabelledField = Exclude<FieldDefinition, AcceptanceField | HiddenField>;
type LabelledFieldProps = { readonly field: LabelledField };

/** A label and the one control that it names. */
function LineField({ field }: LabelledFieldProps) {
  const { id, hintId } = useControl(field);
  return (
    <p className="wpcf7-field" data-kind={field.kind} data-half={field.half ? "" : undefined}>
      <label className="wpcf7-field-label" htmlFor={id}>
        {field.label}
        <RequiredMark field={field} silent />
      </label>{" "}
      <ControlOf field={field} />
      {"counter" in field && field.counter && <CountOf field={field} direction={field.counter} />}
      <Hint id={hintId}>{field.hint}</Hint>
    </p>
  );
}

/** A name for several boxes. */
function GroupField({ field }: LabelledFieldProps) {
  const { hintId } = useControl(field);
  return (
    <fieldset
      className="wpcf7-field"
      data-kind={field.kind}
      data-half={field.half ? "" : undefined}
      aria-describedby={field.hint === undefined ? undefined : hintId}
    >
      <legend className="wpcf7-field-label">
        {field.label}
        <RequiredMark field={field} />
      </legend>
      <ControlOf field={field} />
      <Hint id={hintId}>{field.hint}</Hint>
    </fieldset>
  );
}

function Hint({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <span className="wpcf7-field-hint" id={id}>
      {children}
    </span>
  );
}
