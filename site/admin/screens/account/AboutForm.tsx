import { type FormEvent, useState } from "react";
import { MAX_NAME_LENGTH } from "../../../content/accountLimits.ts";
import { ACCOUNT_API, type OwnAccount, ownAccount } from "../../../content/admin/accountWire.ts";
import { PEOPLE_API } from "../../../content/admin/peopleWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { languageName } from "../../../texts/admin/languageName.ts";
import { ADMIN_LANGUAGES } from "../../../texts/admin/loadCatalogue.ts";
import { useChange } from "../../api/useChange.ts";
import { Button } from "../../controls/Button.tsx";
import { tell } from "../../feedback/messages.ts";
import { useUnsavedGuard } from "../../feedback/useUnsavedGuard.ts";
import { ChoiceField } from "../../form/ChoiceField.tsx";
import { TextField } from "../../form/TextField.tsx";
import { useSmallForm } from "../../form/useSmallForm.ts";
import { useMe } from "../../session/MeContext.tsx";
import { ME_PATH } from "../../session/Session.tsx";

/** A name, and in which language these screens speak. */
export function AboutForm({ account }: { readonly account: OwnAccount }) {
  const { say } = useAdminLocale();
  const { site } = useMe();
  const change = useChange();
  const { idOf, problemOf, isSending, send } = useSmallForm();
  const [name, setName] = useState(account.name);
  const [language, setLanguage] = useState(account.language);
  useUnsavedGuard(name !== account.name || language !== account.language);

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const known = { name: name.trim() === "" ? say("account.nameMissing") : undefined };
    await send(async () => {
      const changes = [ACCOUNT_API, ME_PATH, PEOPLE_API];
      const asked = { method: "PATCH", path: ACCOUNT_API, body: { name, language } } as const;
      const saved = await change({ ...asked, answer: ownAccount, changes });
      // As it was stored, unless somebody goes on typing.
      setName((now) => (now === name ? saved.name : now));
      tell({ text: say("account.saved") });
    }, known);
  }

  return (
    <section aria-labelledby={idOf("heading")}>
      <h2 id={idOf("heading")}>{say("account.about")}</h2>
      <form className="small-form" onSubmit={save} noValidate>
        <TextField
          id={idOf("name")}
          label={say("account.name")}
          value={name}
          onChange={setName}
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          isRequired
          error={problemOf("name")}
        />
        <TextField
          type="email"
          label={say("account.email")}
          help={say("account.emailHelp")}
          value={account.email}
          onChange={() => {}}
          isFixed
        />
        <ChoiceField
          id={idOf("language")}
          label={say("account.language")}
          none={say("account.languageOfSite", { language: languageName(site.language) })}
          options={ADMIN_LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
          value={language ?? undefined}
          onChange={(chosen) => setLanguage(chosen ?? null)}
          error={problemOf("language")}
        />
        <p>
          <Button type="submit" look="primary" isBusy={isSending}>
            {say("account.save")}
          </Button>
        </p>
      </form>
    </section>
  );
}
