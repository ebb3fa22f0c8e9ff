import { Toast } from "@base-ui/react/toast";
import type { MouseEvent } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../controls/Button.tsx";
import { IconButton } from "../controls/IconButton.tsx";
import { messageManager } from "./messages.ts";
import "./messages.css";

/** Shows what tell() was given. They wait while the pointer or the focus is among them; F6 leads there. */
export function Messages() {
  const { say } = useAdminLocale();
  return (
    <Toast.Provider toastManager={messageManager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="messages" aria-label={say("feedback.messages")}>
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function List() {
  const { say } = useAdminLocale();
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="message" swipeDirection={[]}>
      <Toast.Content className="message-content">
        <Toast.Description />
        {toast.actionProps && (
          <Toast.Action onMouseDown={keepFocus} render={<Button look="plain" icon="undo" />} />
        )}
        <Toast.Close
          onMouseDown={keepFocus}
          render={<IconButton icon="close" label={say("feedback.close")} />}
        />
      </Toast.Content>
    </Toast.Root>
  ));
}

/** Whoever closes a message by the pointer goes on where they were: the button is gone in a moment. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
