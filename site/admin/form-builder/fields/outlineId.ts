/** The id of the button of an item in the list of all; of the list itself without an item. */
export function outlineId(id: string | undefined): string {
  return id === undefined ? "form-outline" : `form-outline-${id}`;
}
