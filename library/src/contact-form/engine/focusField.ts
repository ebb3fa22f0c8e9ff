/** Puts the focus on a control; of a group, on the first that can have it. */
export function focusField(control: HTMLElement): void {
  const focusable = "input:not([type=hidden]),select,textarea";
  const target = control.matches(focusable)
    ? control
    : control.querySelector<HTMLElement>(focusable);
  target?.focus();
}
