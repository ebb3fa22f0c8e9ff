import type { Details } from "../state/createDocumentStore.ts";

/**
 * Of the details that a save sets, such as the status when something is published, those that nobody chose
 * otherwise while it was under way: what was chosen last counts, and is saved next.
 */
export function stillWanted(
  wanted: Partial<Details>,
  { sent, now }: { readonly sent: Details; readonly now: Details },
): Partial<Details> {
  const isUntouched = (name: string) => now[name as keyof Details] === sent[name as keyof Details];
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => isUntouched(name)));
}
