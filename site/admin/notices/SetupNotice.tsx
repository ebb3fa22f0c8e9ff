import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Notice } from "vitrine/notices";
import "vitrine/notices/notices.css";
import { NOTICES_API } from "../../content/admin/noticesWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { tell } from "../feedback/messages.ts";
import { SetupSteps } from "./SetupSteps.tsx";
import { useNoticeCalls } from "./useNoticeCalls.ts";
import { useSetupNotice } from "./useSetupNotice.ts";
import "./setup-notice.css";

/** What an owner has yet to set up. It can be folded, or put away for good: for all owners of the site. */
export function SetupNotice() {
  const { say } = useAdminLocale();
  const queries = useQueryClient();
  const { ajax, showAgain } = useNoticeCalls();
  const { data } = useSetupNotice();
  // Known here at once: an answer from before an undo could tell no more that it was hidden.
  const [isHidden, setHidden] = useState(false);
  if (isHidden || !data || data.state === "hidden" || data.steps.length === 0) return null;

  const askAgain = () => queries.invalidateQueries({ queryKey: [NOTICES_API] });

  async function undo(): Promise<void> {
    try {
      await showAgain();
    } catch {
      tell({ text: say("notices.undoFailed"), kind: "problem" });
    }
    await askAgain();
    setHidden(false);
  }

  function onHidden(): void {
    setHidden(true);
    tell({ text: say("notices.hidden"), undo: { label: say("notices.undo"), act: undo } });
    void askAgain();
  }

  return (
    <div className="setup-notice">
      <Notice
        title={say("notices.setup")}
        isFolded={data.state === "folded"}
        ajax={ajax}
        labels={{
          toggle: say("notices.details"),
          hide: say("notices.hide"),
          failed: say("notices.failed"),
        }}
        focusNext={() => document.getElementById("main")}
        onHidden={onHidden}
      >
        <SetupSteps steps={data.steps} />
      </Notice>
    </div>
  );
}
