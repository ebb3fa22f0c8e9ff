import { bringBack } from "./bringBack.ts";
import type { FormState } from "./FormState.ts";
import { removeItem } from "./operations.ts";

export type TakenTemplate = {
  /** The form before a template was taken, and right after. */
  readonly before: FormState;
  readonly after: FormState;
};

/**
 * Puts the fields back that a template took the place of, while more was done to the form since: that stays, but for
 * what was made of the template's own fields.
 */
export function leaveTemplate(state: FormState, { before, after }: TakenTemplate): FormState {
  const left = after.items.reduce((next, { id }) => removeItem(next, id), state);
  return before.items.reduce((next, { id }) => bringBack(next, before, id), left);
}
