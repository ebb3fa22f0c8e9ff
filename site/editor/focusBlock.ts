/** Gives a block the focus, once it is drawn and the dialog or menu that asked for it is gone. */
export function focusBlock(id: string): void {
  requestAnimationFrame(() => {
    const head = document.querySelector<HTMLElement>(`[data-block-head="${CSS.escape(id)}"]`);
    head?.focus();
    head?.scrollIntoView({ block: "nearest" });
  });
}
