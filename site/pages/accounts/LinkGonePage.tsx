import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";

/** What stands behind a link that does not hold any more, with the ways on. */
export function LinkGonePage() {
  useStyle("document");
  useStyle("prose");
  const { say, link } = useLocale();
  return (
    <section className="document form-page">
      <header className="document-header">
        <h1>{say("accounts.setUp.gone")}</h1>
      </header>
      <div className="prose">
        <p>{say("accounts.setUp.goneWhy")}</p>
        <p>
          {say("accounts.setUp.goneUsed")} <a href={link("/sign-in")}>{say("accounts.signIn")}</a>
        </p>
        <p>{say("accounts.setUp.goneInvited")}</p>
        <p>{say("accounts.setUp.goneOwner")}</p>
        <pre dir="ltr">
          <code>npm run role -- name@example.com owner</code>
        </pre>
      </div>
    </section>
  );
}
