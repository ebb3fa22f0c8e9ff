import type { FieldProps } from "./FieldProps.ts";

export type FieldNotesProps = Pick<FieldProps<unknown>, "help" | "error"> & {
  /** Of the control. */
  readonly id: string;
};

/** The help of a field and what is wrong with it; the latter is said aloud once it is there. */
export function FieldNotes({ id, help, error }: FieldNotesProps) {
  return (
    <>
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <p className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </>
  );
}

/** The ids of what describes a control, for its aria-describedby. */
export function notesOf(id: string, { help, error }: Omit<FieldNotesProps, "id">) {
  const notes = [error && `${id}-error`, help && `${id}-help`].filter(Boolean);
  return notes.length > 0 ? notes.join(" ") : undefined;
}
