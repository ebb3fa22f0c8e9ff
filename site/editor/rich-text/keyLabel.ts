/** A key as people read it on their keyboard, such as "Ctrl+Alt+2"; from ProseMirror's "Mod-Alt-2". */
export function keyLabel(
  key: string,
  isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform),
): string {
  const signs: Readonly<Record<string, string>> = isMac
    ? { Mod: "⌘", Alt: "⌥", Shift: "⇧" }
    : { Mod: "Ctrl" };
  const parts = key
    .split("-")
    .map((part) => signs[part] ?? (part.length === 1 ? part.toUpperCase() : part));
  return parts.join(isMac ? "" : "+");
}
