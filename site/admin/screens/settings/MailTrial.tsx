import { useEffect, useRef, useState } from "react";
import { MAIL_TEST_API, type MailTest, mailTest } from "../../../content/admin/mailTestWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useChange } from "../../api/useChange.ts";
import { Button } from "../../controls/Button.tsx";
import { MailTestAnswer } from "../../feedback/MailTestAnswer.tsx";
import { useAttempt } from "../../feedback/useAttempt.ts";
import type { TrialProps } from "./previews.tsx";

/** Sends a mail to whoever asks, by the mail server as it is saved, and says what the server said. */
export function MailTrial({ isDirty }: TrialProps) {
  const { say } = useAdminLocale();
  const change = useChange();
  const attempt = useAttempt();
  const [isSending, setSending] = useState(false);
  const [told, setTold] = useState<MailTest>();
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (told) answer.current?.scrollIntoView({ block: "nearest" });
  }, [told]);

  async function send(): Promise<void> {
    setSending(true);
    setTold(undefined);
    await attempt(async () => {
      const request = { method: "POST", path: MAIL_TEST_API, answer: mailTest } as const;
      setTold(await change({ ...request, changes: [] }));
    });
    setSending(false);
  }

  return (
    <div className="settings-trial">
      <Button
        isBusy={isSending}
        isOff={isDirty}
        title={isDirty ? say("settings.mailTestSave") : undefined}
        onClick={send}
      >
        {say("settings.mailTest")}
      </Button>
      <div ref={answer} role="status" data-problem={told?.problem ?? undefined}>
        {told && <MailTestAnswer told={told} />}
      </div>
    </div>
  );
}
