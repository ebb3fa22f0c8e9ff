/** Before an item goes, the focus goes to the same button of the next one, or to the list. */
export function focusBeside(button: HTMLElement): void {
  const item = button.closest("li");
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  const other = next?.querySelector<HTMLElement>("[data-remove]") ?? item?.closest("fieldset");
  other?.focus();
}
