import { FOCUSABLE } from "../browser/rememberFocus.ts";

/**
 * Where the focus was in a version of the header that is inert by now, it moves to its like in the
 * other: what leads to the same address or has the same name; else to the first that takes it.
 * Where none does, the browser goes on from there with the next Tab.
 */
export function carryFocus(active: Element | null, header: Element): void {
  if (!active?.closest("[inert]")) return;
  const shown = `:is(${FOCUSABLE}):not([inert] *)`;
  const controls = [...header.querySelectorAll<HTMLElement>(shown)];
  const like = controls.filter((one) => signOf(one) === signOf(active));
  for (const one of [...like, ...controls]) {
    one.focus({ preventScroll: true });
    if (one.matches(":focus")) return;
  }
}

/** By what the same control is known in both versions. */
function signOf(control: Element): string | null {
  return control.getAttribute("href") ?? control.getAttribute("name") ?? control.textContent;
}
