import { useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import {
  createPasswordStrength,
  type PasswordStrengthLabels,
  passwordStrengthLabels,
} from "./createPasswordStrength.ts";
import { STRENGTHS } from "./passwordStrength.ts";

export type PasswordStrengthProps = {
  /** Texts in place of the English ones. */
  readonly labels?: Partial<PasswordStrengthLabels>;
};

/** A meter of the password in the field beside it: stands in one element with that field. */
export function PasswordStrength({ labels }: PasswordStrengthProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "password-strength", () => createPasswordStrength(element));
  }, []);
  const { name, ...words } = { ...passwordStrengthLabels, ...labels };
  const inMarkup = Object.fromEntries(STRENGTHS.map((one) => [`data-${one}`, words[one]]));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and here is none.
    <div ref={ref} className="tve-password-strength-wrapper" role="group" aria-label={name}>
      {STRENGTHS.map((strength) => (
        <div key={strength} className="tve-password-strength" />
      ))}
      <span className="tve-password-strength-text" {...inMarkup} />
    </div>
  );
}
