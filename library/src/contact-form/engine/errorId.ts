/** The id of a field's error in the list for screen readers. */
export function errorId(unitTag: string, field: string): string {
  return `${unitTag}-ve-${field}`.replace(/[^\w-]+/g, "");
}
