import { useState } from "react";
import { FORMS_API, type FormTried, formTried } from "../../../content/admin/formWire.ts";
import { useApi } from "../../api/ApiContext.tsx";
import { Button } from "../../controls/Button.tsx";
import { MailTestAnswer } from "../../feedback/MailTestAnswer.tsx";
import { useAttempt } from "../../feedback/useAttempt.ts";
import { useMe } from "../../session/MeContext.tsx";
import { useBuilder } from "../BuilderContext.ts";
import { useFormSay } from "../FormWordsContext.ts";

/** Sends the mails as they are written now, filled with examples, to whoever asks. */
export function FormTrial({ formId }: { readonly formId: number }) {
  const say = useFormSay();
  const { user } = useMe();
  const { store, marking } = useBuilder();
  const api = useApi();
  const attempt = useAttempt();
  const [isSending, setSending] = useState(false);
  const [tried, setTried] = useState<FormTried>();

  async function send(): Promise<void> {
    setTried(undefined);
    if (!marking.check()) return;
    const written = store.written();
    const { mail, mail2 } = written.handling;
    if (!mail?.isActive && !mail2?.isActive) return setTried([]);
    setSending(true);
    await attempt(async () => {
      try {
        const path = `${FORMS_API}/${formId}/trial`;
        const body = { ...written, to: user.email };
        setTried(await api.ask({ method: "POST", path, body, answer: formTried }));
      } catch (error) {
        if (!marking.markRefused(error)) throw error;
      }
    });
    setSending(false);
  }

  return (
    <div className="settings-trial">
      <Button isBusy={isSending} onClick={send}>
        {say("formBuilder.trial", { to: user.email })}
      </Button>
      <div role="status">
        {tried?.length === 0 && <p>{say("formBuilder.trialNone")}</p>}
        {tried?.map((told, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one answer a mail, in their order.
          <MailTestAnswer key={index} told={told} />
        ))}
      </div>
    </div>
  );
}
