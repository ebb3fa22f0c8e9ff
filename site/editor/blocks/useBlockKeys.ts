import { type KeyboardEvent, useEffect } from "react";
import { useEditor } from "../EditorContext.ts";
import { readCopied } from "../state/copiedBlocks.ts";
import { placeBelow } from "../state/places.ts";
import { useAskBlocks } from "./BlockQuestions.tsx";

/** The keys of a block that has the focus; gives what the element around all blocks listens with. */
export function useBlockKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const { commands, store } = useEditor();
  const ask = useAskBlocks();
  useCopyEvents();
  return (event) => {
    const id = (event.target as Element).getAttribute("data-block-head");
    const act = id === null ? undefined : actOf(event);
    if (id === null || act === undefined) return;
    event.preventDefault();
    // After these another block has the focus: a key that is held would go from one to the next.
    const isOnce = act === "add" || act === "duplicate" || act === "remove";
    if (!(isOnce && event.repeat)) carryOut(act, id, event.currentTarget);
  };

  function carryOut(act: Act, id: string, root: Element): void {
    if (act === "up") commands.step(id, -1);
    else if (act === "down") commands.step(id, 1);
    else if (act === "duplicate") commands.duplicate(id);
    else if (act === "remove") commands.remove(id);
    else if (act === "add") ask({ insertAt: placeBelow(store.state().tree, id) });
    else focusBeside(root, { from: id, to: act });
  }
}

/** Copies, cuts and pastes the block that has the focus. */
function useCopyEvents(): void {
  const { commands, store } = useEditor();
  useEffect(() => {
    const listening = new AbortController();
    const take = (event: ClipboardEvent, act: (id: string, data: DataTransfer) => unknown) => {
      const id = document.activeElement?.getAttribute("data-block-head");
      if (!id || !event.clipboardData) return;
      event.preventDefault();
      act(id, event.clipboardData);
    };
    const paste = (id: string, data: DataTransfer) => {
      const blocks = readCopied(data.getData("text/plain")) ?? [];
      return commands.paste(placeBelow(store.state().tree, id), blocks);
    };
    // Where these happen, the selection decides, not the focus: so the whole document listens.
    const on = { signal: listening.signal };
    document.addEventListener("copy", (event) => take(event, commands.copy), on);
    document.addEventListener("cut", (event) => take(event, commands.cut), on);
    document.addEventListener("paste", (event) => take(event, paste), on);
    return () => listening.abort();
  }, [commands, store]);
}

/** Which block has the focus next, among those that are seen. */
type Step = "previous" | "next" | "first" | "last";
type Act = Step | "up" | "down" | "add" | "duplicate" | "remove";

const PLAIN: Readonly<Record<string, Act>> = {
  ArrowUp: "previous",
  ArrowDown: "next",
  Home: "first",
  End: "last",
  Delete: "remove",
  Backspace: "remove",
};
const ALT: Readonly<Record<string, Act>> = { ArrowUp: "up", ArrowDown: "down", Enter: "add" };
const MOD: Readonly<Record<string, Act>> = { d: "duplicate" };

function actOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): Act | undefined {
  const isMod = ctrlKey || metaKey;
  if (altKey) return isMod ? undefined : ALT[key];
  return isMod ? MOD[key.toLowerCase()] : PLAIN[key];
}

function focusBeside(
  root: Element,
  { from, to }: { readonly from: string; readonly to: Step },
): void {
  const heads = [...root.querySelectorAll<HTMLElement>("[data-block-head]")];
  const now = heads.findIndex((head) => head.dataset.blockHead === from);
  const steps = { previous: now - 1, next: now + 1, first: 0, last: heads.length - 1 };
  heads[steps[to]]?.focus();
}
