import { Toast } from "@base-ui/react/toast";
import { MESSAGE_MS } from "./createPassingMessage.ts";

/** How long a message stays that can undo something, in milliseconds: time to reach its button. */
export const UNDO_MS = 10_000;

export type Message = {
  readonly text: string;
  /** Default "done". Problems stay until they are closed. */
  readonly kind?: "done" | "problem";
  /** Takes back what was done, and says by itself where it could not; the message goes. */
  readonly undo?: { readonly label: string; readonly act: () => unknown };
};

/** What has messages to show; read by Messages. */
export const messageManager = Toast.createToastManager();

/** Tells something at the edge of the screen, politely; nothing has to be done about it. */
export function tell({ text, kind = "done", undo }: Message): void {
  const id = messageManager.add({
    description: text,
    type: kind,
    timeout: kind === "problem" ? 0 : undo ? UNDO_MS : MESSAGE_MS,
    ...(undo && {
      actionProps: {
        children: undo.label,
        onClick() {
          messageManager.close(id);
          undo.act();
        },
      },
    }),
  });
}
