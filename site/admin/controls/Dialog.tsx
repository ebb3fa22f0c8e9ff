import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode, RefObject } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useAskToLeave } from "../feedback/useAskToLeave.ts";
import { useUnsavedGuard } from "../feedback/useUnsavedGuard.ts";
import { IconButton } from "./IconButton.tsx";
import { useFocusBefore } from "./useFocusBefore.ts";
import "./dialog.css";

export type DialogProps = {
  readonly isOpen: boolean;
  /** Its name, shown at its top. */
  readonly title: ReactNode;
  /** Called by Escape, the button and a click beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Whether something was written in it that closing loses: then closing asks first, also by Back. Default false. */
  readonly isChanged?: boolean;
  /** Default "narrow"; "wide" for what needs room, such as a comparison. */
  readonly size?: "narrow" | "wide";
  /** What has the focus first. Default the first that can take it. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
};

/** The one dialog of the owner's screens: modal, named, with the focus in it and back where it was. */
export function Dialog({
  isOpen,
  title,
  onClose,
  children,
  isChanged = false,
  size = "narrow",
  initialFocus,
}: DialogProps) {
  const { say } = useAdminLocale();
  const askToLeave = useAskToLeave();
  const finalFocus = useFocusBefore(isOpen);
  useUnsavedGuard(isOpen && isChanged, "dialog");
  async function leave(): Promise<void> {
    if (!isChanged || (await askToLeave())) onClose();
  }
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => open || leave()}>
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Popup
          className="dialog"
          data-size={size}
          finalFocus={finalFocus}
          {...(initialFocus && { initialFocus })}
        >
          <Base.Title className="dialog-title">{title}</Base.Title>
          <div className="dialog-body">{children}</div>
          {/* Last, so that the focus is first where there is something to do. */}
          <Base.Close
            className="dialog-close"
            render={<IconButton icon="close" label={say("feedback.close")} />}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
