import { type ReactNode, useId } from "react";
import { RequiredMark } from "./FieldFrame.tsx";
import { FieldNotes, notesOf } from "./FieldNotes.tsx";
import type { FieldProps } from "./FieldProps.ts";
import "./field.css";

export type FieldSetProps = Pick<
  FieldProps<unknown>,
  "label" | "help" | "error" | "isRequired" | "id"
> & { readonly children: ReactNode };

/** Several controls under one label, with one help and one error. */
export function FieldSet({ label, isRequired, children, ...field }: FieldSetProps) {
  const ownId = useId();
  const id = field.id ?? ownId;
  return (
    <fieldset className="field" id={id} tabIndex={-1} aria-describedby={notesOf(id, field)}>
      <legend className="field-head">
        {label} <RequiredMark isRequired={isRequired} />
      </legend>
      {children}
      <FieldNotes {...field} id={id} />
    </fieldset>
  );
}
