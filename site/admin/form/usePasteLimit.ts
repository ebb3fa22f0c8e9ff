import { useEffect, useEffectEvent } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { tell } from "../feedback/messages.ts";

/**
 * The longest text that a plain field takes from the clipboard at once, in characters: far more than anybody
 * means to paste there, and what a browser lays out without standing still. Ten megabytes would hold it up
 * for a minute. Rich texts have a limit of their own.
 */
export const MAX_PLAIN_PASTED = 200_000;

/** Refuses, in a sentence, what is too long to be pasted or dropped into a plain field, wherever that stands. */
export function usePasteLimit(): void {
  const { say } = useAdminLocale();
  const refuse = useEffectEvent((event: ClipboardEvent | DragEvent) => {
    const data = "clipboardData" in event ? event.clipboardData : event.dataTransfer;
    if (!(event.target as Element | null)?.matches("input, textarea")) return;
    if ((data?.getData("text/plain").length ?? 0) <= MAX_PLAIN_PASTED) return;
    event.preventDefault();
    tell({ text: say("form.pastedTooLong", { count: MAX_PLAIN_PASTED }), kind: "problem" });
  });
  useEffect(() => {
    const hear = (event: ClipboardEvent | DragEvent): void => refuse(event);
    // Before any field hears it, and wherever a dialog stands in the document.
    document.addEventListener("paste", hear, true);
    document.addEventListener("drop", hear, true);
    return () => {
      document.removeEventListener("paste", hear, true);
      document.removeEventListener("drop", hear, true);
    };
  }, []);
}
