import { type FormEvent, useState } from "react";
import { MAX_NAME_LENGTH } from "../../../content/accountLimits.ts";
import { type PasswordLink, PEOPLE_API, passwordLink } from "../../../content/admin/peopleWire.ts";
import { ADMIN_ROLES, type AdminRole } from "../../../content/admin/sessionWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useChange } from "../../api/useChange.ts";
import { Button } from "../../controls/Button.tsx";
import { Dialog } from "../../controls/Dialog.tsx";
import { ChoiceField } from "../../form/ChoiceField.tsx";
import { TextField } from "../../form/TextField.tsx";
import { useSmallForm } from "../../form/useSmallForm.ts";

export type InvitePersonProps = {
  /** Takes the link by which they set their password. */
  readonly onLink: (link: PasswordLink) => void;
};

/** Asks who is to work on the site, too. */
export function InvitePerson({ onLink }: InvitePersonProps) {
  const { say } = useAdminLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" icon="add" onClick={() => setOpen(true)}>
        {say("people.invite")}
      </Button>
      {isOpen && (
        <InviteDialog
          onClose={() => setOpen(false)}
          onLink={(link) => {
            setOpen(false);
            onLink(link);
          }}
        />
      )}
    </>
  );
}

function InviteDialog({ onLink, onClose }: InvitePersonProps & { readonly onClose: () => void }) {
  const { say } = useAdminLocale();
  const change = useChange();
  const { idOf, problemOf, isSending, send } = useSmallForm();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<AdminRole>("editor");

  async function invite(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const known = {
      name: name.trim() === "" ? say("people.nameMissing") : undefined,
      email: email.trim() === "" ? say("people.emailMissing") : undefined,
    };
    await send(async () => {
      const asked = { method: "POST", path: PEOPLE_API, body: { name, email, role } } as const;
      onLink(await change({ ...asked, answer: passwordLink, changes: [PEOPLE_API] }));
    }, known);
  }

  return (
    <Dialog
      isOpen
      title={say("people.invite")}
      isChanged={name !== "" || email !== ""}
      onClose={onClose}
    >
      <form className="small-form" onSubmit={invite} noValidate>
        <p>{say("people.inviteHelp")}</p>
        <TextField
          id={idOf("name")}
          label={say("people.name")}
          value={name}
          onChange={setName}
          maxLength={MAX_NAME_LENGTH}
          isRequired
          error={problemOf("name")}
        />
        <TextField
          id={idOf("email")}
          type="email"
          label={say("people.email")}
          help={say("people.emailHelp")}
          value={email}
          onChange={setEmail}
          isRequired
          error={problemOf("email")}
        />
        <ChoiceField
          id={idOf("role")}
          label={say("people.role")}
          options={ADMIN_ROLES.map((value) => ({ value, label: say(`people.may.${value}`) }))}
          value={role}
          onChange={(chosen) => chosen && setRole(chosen)}
          error={problemOf("role")}
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>{say("feedback.cancel")}</Button>
          <Button type="submit" look="primary" isBusy={isSending}>
            {say("people.inviteDo")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
