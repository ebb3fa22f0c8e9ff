/** Whether a text, such as an author's, can be used as a selector. */
export function isSelector(element: Element, text: string): boolean {
  try {
    element.matches(text);
    return true;
  } catch {
    return false;
  }
}
