import { type FormEvent, useState } from "react";
import { PasswordStrength } from "vitrine/password-strength";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "../../../content/accountLimits.ts";
import { ACCOUNT_API } from "../../../content/admin/accountWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import type { AdminLocale } from "../../../texts/admin/createAdminLocale.ts";
import { nothing } from "../../api/nothing.ts";
import { useChange } from "../../api/useChange.ts";
import { Button } from "../../controls/Button.tsx";
import { tell } from "../../feedback/messages.ts";
import { PasswordOwner } from "../../form/PasswordOwner.tsx";
import { TextField } from "../../form/TextField.tsx";
import { useSmallForm } from "../../form/useSmallForm.ts";
import "vitrine/password-strength/password-strength.css";

/** Another password, by the one that holds. @param email for programs that keep passwords */
export function PasswordForm({ email }: { readonly email: string }) {
  const { say } = useAdminLocale();
  const change = useChange();
  const { idOf, problemOf, isSending, send } = useSmallForm();
  const [old, setOld] = useState("");
  const [next, setNext] = useState("");

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const known = {
      old: old === "" ? say("account.passwordMissing") : undefined,
      new: newProblem(next, say),
    };
    await send(async () => {
      const path = `${ACCOUNT_API}/password`;
      const asked = { method: "POST", path, body: { old, new: next }, answer: nothing } as const;
      await change({ ...asked, changes: [`${ACCOUNT_API}/sessions`] });
      setOld("");
      setNext("");
      tell({ text: say("account.passwordChanged") });
    }, known);
  }

  return (
    <section aria-labelledby={idOf("heading")}>
      <h2 id={idOf("heading")}>{say("account.password")}</h2>
      <form className="small-form" onSubmit={save} noValidate>
        <PasswordOwner email={email} />
        <TextField
          id={idOf("old")}
          type="password"
          label={say("account.oldPassword")}
          value={old}
          onChange={setOld}
          autoComplete="current-password"
          isRequired
          error={problemOf("old")}
        />
        <div>
          <TextField
            id={idOf("new")}
            type="password"
            label={say("account.newPassword")}
            help={say("account.passwordHelp", { count: MIN_PASSWORD_LENGTH })}
            value={next}
            onChange={setNext}
            autoComplete="new-password"
            isRequired
            error={problemOf("new")}
          />
          <PasswordStrength
            labels={{
              name: say("account.strength"),
              weak: say("account.weak"),
              "so-so": say("account.soSo"),
              good: say("account.good"),
              great: say("account.great"),
            }}
          />
        </div>
        <p>{say("account.passwordEnds")}</p>
        <p>
          <Button type="submit" isBusy={isSending}>
            {say("account.changePassword")}
          </Button>
        </p>
      </form>
    </section>
  );
}

function newProblem(password: string, say: AdminLocale["say"]): string | undefined {
  if (password === "") return say("account.passwordMissing");
  if (password.length < MIN_PASSWORD_LENGTH) {
    return say("account.passwordShort", { count: MIN_PASSWORD_LENGTH });
  }
  if (password.length <= MAX_PASSWORD_LENGTH) return undefined;
  return say("account.passwordLong", { count: MAX_PASSWORD_LENGTH });
}
