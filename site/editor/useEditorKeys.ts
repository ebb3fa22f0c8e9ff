import { useEffect, useEffectEvent } from "react";

export type EditorKeys = {
  readonly commands: { readonly undo: () => void; readonly redo: () => void };
  readonly save: () => unknown;
};

/** Keys that count anywhere on the screen: Ctrl+S saves, Ctrl+Z takes back outside of fields, which take back themselves. */
export function useEditorKeys({ commands, save }: EditorKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const act =
      key === "s" ? () => save() : isWriting(event) ? undefined : undoing(event, commands);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

function undoing(
  { key, shiftKey }: KeyboardEvent,
  { undo, redo }: EditorKeys["commands"],
): (() => void) | undefined {
  const isUndo = key.toLowerCase() === "z";
  if (isUndo) return shiftKey ? redo : undo;
  return key.toLowerCase() === "y" ? redo : undefined;
}

function isWriting({ target }: KeyboardEvent): boolean {
  const element = target as HTMLElement | null;
  return Boolean(element?.closest("input:not([type=checkbox]), textarea, [contenteditable=true]"));
}
