/** Whether a key press asks for the command menu: Ctrl+K, or Cmd+K where there is such a key. */
export function isCommandKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">): boolean {
  return key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;
}
