import { type ReactNode, useId } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { FieldNotes, notesOf } from "./FieldNotes.tsx";
import type { FieldProps } from "./FieldProps.ts";
import "./field.css";

export type FieldFrameProps = Pick<
  FieldProps<unknown>,
  "label" | "help" | "error" | "isRequired" | "id"
> & {
  /** Beside the label, such as how much room is left. Default nothing. */
  readonly aside?: ReactNode;
  /** Draws the control, which takes these attributes. */
  readonly children: (wired: WiredControl) => ReactNode;
};

/** What ties a control to its label, help and error. */
export type WiredControl = {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
};

/** A label, a control, and below it its help and what is wrong. Every field with one control stands in it. */
export function FieldFrame({ label, aside, children, ...field }: FieldFrameProps) {
  const ownId = useId();
  const id = field.id ?? ownId;
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        <RequiredMark isRequired={field.isRequired} />
        {aside && <span className="field-aside">{aside}</span>}
      </div>
      {children({
        id,
        "aria-describedby": notesOf(id, field),
        "aria-invalid": field.error ? true : undefined,
        "aria-required": field.isRequired || undefined,
      })}
      <FieldNotes {...field} id={id} />
    </div>
  );
}

/** Says beside a label that something must be there. */
export function RequiredMark({ isRequired = false }: Pick<FieldProps<unknown>, "isRequired">) {
  const { say } = useAdminLocale();
  // The control says so itself to those who hear it.
  return (
    isRequired && (
      <span className="field-required" aria-hidden="true">
        {say("form.required")}
      </span>
    )
  );
}
