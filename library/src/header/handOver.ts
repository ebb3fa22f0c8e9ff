import { carryFocus } from "./carryFocus.ts";
import { closeOpen } from "./closeOpen.ts";

/**
 * Leaves the version of a header that is inert by now: what is open in it closes, and the focus
 * goes along.
 * @param active what had the focus
 */
export function handOver(header: Element, active: Element | null): void {
  const { activeElement, body } = header.ownerDocument;
  closeOpen(header);
  // Unless the visitor has moved on.
  if (activeElement === active || activeElement === body) carryFocus(active, header);
}
