import type { Details, EditorState } from "../state/createDocumentStore.ts";

/**
 * Writes into the editor what a save has set, such as the status when something is published. What somebody chose
 * otherwise while it was under way stays: what was chosen last counts, and is saved next.
 * @param sent - the editor when the save was sent
 */
export function setBySave(
  wanted: Partial<Details>,
  { details: sent }: EditorState,
): (now: EditorState) => EditorState {
  return (now) => {
    const isUntouched = ([name]: [string, unknown]) =>
      now.details[name as keyof Details] === sent[name as keyof Details];
    const set = Object.entries(wanted).filter(isUntouched);
    if (set.length === 0) return now;
    return { ...now, details: { ...now.details, ...Object.fromEntries(set) } };
  };
}
