import type { ReactNode } from "react";
import type { Control } from "./useControl.ts";

type WrapProps = {
  readonly name: string;
  readonly control: Control;
  readonly children: ReactNode;
};

/** Holds a control, and below it what the server found wrong. */
export function Wrap({ name, control, children }: WrapProps) {
  return (
    <span className="wpcf7-form-control-wrap" data-name={name}>
      {children}
      {control.error !== undefined && (
        <span className="wpcf7-not-valid-tip" aria-hidden="true">
          {control.error}
        </span>
      )}
    </span>
  );
}
