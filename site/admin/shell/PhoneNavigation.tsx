import { Dialog } from "@base-ui/react/dialog";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { IconButton } from "../controls/IconButton.tsx";
import { Navigation } from "./Navigation.tsx";

/** The navigation of narrow screens, behind a button. It closes once a screen is chosen. */
export function PhoneNavigation() {
  const { say } = useAdminLocale();
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever screen was opened.
  useEffect(() => setOpen(false), [pathname]);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger
        render={
          <IconButton className="phone-button" icon="menu" label={say("shell.openNavigation")} />
        }
      />
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup className="phone-panel">
          <Dialog.Title className="dialog-title">{say("shell.navigation")}</Dialog.Title>
          <nav aria-label={say("shell.navigation")}>
            <Navigation />
          </nav>
          <Dialog.Close
            className="dialog-close"
            render={<IconButton icon="close" label={say("shell.closeNavigation")} />}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
