/** Puts a text into a field where its cursor stands, as if it were typed there; the field has the focus then. */
export function insertText(field: Element, text: string): void {
  const control = field as HTMLInputElement | HTMLTextAreaElement;
  const { selectionStart, selectionEnd } = control;
  control.focus();
  const end = control.value.length;
  control.setRangeText(text, selectionStart ?? end, selectionEnd ?? end, "end");
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
