import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";

export type AccountPageProps = {
  readonly name: string;
  readonly email: string;
  /** Whether the owner's screens are open to them. */
  readonly mayWork: boolean;
};

/** What the site knows of whoever is signed in, and the way out. */
export function AccountPage({ name, email, mayWork }: AccountPageProps) {
  useStyle("document");
  useStyle("forms");
  const { say, link } = useLocale();
  return (
    <section className="document form-page">
      <header className="document-header">
        <h1>{say("accounts.account")}</h1>
      </header>
      <dl className="account-facts">
        <dt>{say("accounts.name")}</dt>
        <dd dir="auto">{name}</dd>
        <dt>{say("accounts.email")}</dt>
        <dd dir="ltr">{email}</dd>
      </dl>
      {mayWork && (
        <p>
          <a href="/admin">{say("accounts.work")}</a>
        </p>
      )}
      <form method="post" action={link("/sign-out")}>
        <button className="button" data-look="quiet" type="submit">
          {say("accounts.signOut")}
        </button>
      </form>
    </section>
  );
}
