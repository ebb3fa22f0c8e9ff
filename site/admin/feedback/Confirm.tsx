import { type ReactNode, useCallback, useRef, useState } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../controls/Button.tsx";
import { Dialog } from "../controls/Dialog.tsx";
import { type Ask, ConfirmContext, type Question } from "./useConfirm.ts";

/** The one place in which questions are asked. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const { say } = useAdminLocale();
  const [asked, setAsked] = useState<{ question: Question; isOpen: boolean }>();
  const answer = useRef<(isYes: boolean) => void>(() => {});
  const no = useRef<HTMLButtonElement>(null);
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        answer.current(false);
        answer.current = resolve;
        setAsked({ question, isOpen: true });
      }),
    [],
  );
  function close(isYes: boolean): void {
    answer.current(isYes);
    // Its words stay while it goes.
    setAsked((last) => last && { ...last, isOpen: false });
  }
  const question = asked?.question;
  return (
    <ConfirmContext value={ask}>
      {children}
      {question && (
        <Dialog
          isOpen={asked.isOpen}
          title={question.title}
          onClose={() => close(false)}
          initialFocus={no}
        >
          <p>{question.text}</p>
          <div className="dialog-actions">
            <Button ref={no} onClick={() => close(false)}>
              {question.no ?? say("feedback.cancel")}
            </Button>
            <Button
              look={question.isDangerous === false ? "primary" : "danger"}
              onClick={() => close(true)}
            >
              {question.yes}
            </Button>
          </div>
        </Dialog>
      )}
    </ConfirmContext>
  );
}
