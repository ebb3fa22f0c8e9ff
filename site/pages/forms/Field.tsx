import type { HTMLInputAutoCompleteAttribute } from "react";
import { useStyle } from "../../server/render/useStyle.ts";

export type FieldProps = {
  /** Unlike any other on the page. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** "lines" is a text of several lines. Default "text". */
  readonly type?: "text" | "email" | "password" | "lines";
  readonly value?: string | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly hint?: string;
  /** Whether it only shows its value. Default false. */
  readonly isFixed?: boolean;
  /** What is wrong with it, as a sentence. */
  readonly problem?: string | undefined;
};

/**
 * A required field of a plain form with its label, hint and problem. It has no greatest length:
 * browsers cut what is pasted without a word; the server says what is too long.
 */
export function Field({ id, name, label, type = "text", value, hint, ...rest }: FieldProps) {
  useStyle("forms");
  const { problem, autoComplete, isFixed } = rest;
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  const shared = {
    id,
    name,
    autoComplete,
    required: true,
    readOnly: isFixed || undefined,
    defaultValue: value,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {problem && (
        <span className="field-problem" id={`${id}-problem`}>
          {problem}
        </span>
      )}
      {type === "lines" ? (
        <textarea {...shared} rows={6} dir="auto" />
      ) : (
        <input {...shared} type={type} dir={type === "text" ? "auto" : "ltr"} />
      )}
    </p>
  );
}
