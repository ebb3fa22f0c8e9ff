import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ADMIN_API, type Me, me as meSchema } from "../../content/admin/sessionWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useApi } from "../api/ApiContext.tsx";
import { errorText } from "../api/errorText.ts";
import { Button } from "../controls/Button.tsx";
import { Dialog } from "../controls/Dialog.tsx";
import { PasswordOwner } from "../form/PasswordOwner.tsx";
import { TextField } from "../form/TextField.tsx";
import "./sign-in-dialog.css";

export type SignInDialogProps = {
  /** Who was signed in before. */
  readonly me: Me;
  readonly onDone: () => void;
  readonly onLeave: () => void;
};

/** Asks to sign in again over whatever was under way, which stays as it is. */
export function SignInDialog({ me, onDone, onLeave }: SignInDialogProps) {
  const { say, told } = useAdminLocale();
  const api = useApi();
  const queries = useQueryClient();
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState("");
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setSending(true);
    try {
      const again = await api.ask({
        method: "POST",
        path: `${ADMIN_API}/sign-in`,
        body: { email: me.user.email, password },
        answer: meSchema,
      });
      api.setMe(again);
      onDone();
      // Only now: what waited was asked with the old session's view of things.
      queries.invalidateQueries({ refetchType: "active" });
    } catch (error) {
      setProblem(errorText(error, { say, told }));
    } finally {
      setSending(false);
    }
  }

  return (
    <Dialog isOpen title={say("session.ended")} isChanged={password !== ""} onClose={onLeave}>
      <form className="sign-in-dialog" onSubmit={submit}>
        <p>{say("session.endedHelp")}</p>
        <p>
          {say("session.email")}: <b>{me.user.email}</b>
        </p>
        <PasswordOwner email={me.user.email} />
        <TextField
          label={say("session.password")}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={problem || undefined}
          isRequired
        />
        <div className="dialog-actions">
          <Button onClick={onLeave}>{say("session.leave")}</Button>
          <Button type="submit" look="primary" isBusy={isSending}>
            {say(isSending ? "session.signingIn" : "session.signIn")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
