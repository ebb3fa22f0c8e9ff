import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { Field } from "../forms/Field.tsx";
import type { FieldProblem } from "../forms/FieldProblem.ts";
import { Notice } from "../forms/Notice.tsx";
import { ProblemSummary } from "../forms/ProblemSummary.tsx";
import { useProblemOf } from "../forms/useProblemOf.ts";
import { TooManyAttempts } from "./TooManyAttempts.tsx";
import { withNext } from "./withNext.ts";

/** Where a visitor is led who has registered, and who has signed out. */
export const REGISTERED_ID = "registered";
export const SIGNED_OUT_ID = "signed-out";

export type SignInPageProps = {
  readonly email?: string;
  /** Where to go once signed in: a path on this site. */
  readonly next?: string | undefined;
  readonly problems?: readonly FieldProblem[];
  /** For how many minutes no more attempts are taken. */
  readonly waitMinutes?: number | undefined;
  /** Whether the browser has just forgotten that it signed in. Default false. */
  readonly keepsNoCookie?: boolean;
};

const NO_PROBLEMS: readonly FieldProblem[] = [];

/** The form to sign in. */
export function SignInPage(props: SignInPageProps) {
  const { email, next, problems = NO_PROBLEMS, waitMinutes, keepsNoCookie = false } = props;
  useStyle("document");
  useStyle("forms");
  const { say, link } = useLocale();
  const problemOf = useProblemOf(problems);
  return (
    <section className="document form-page">
      <header className="document-header">
        <h1>{say("accounts.signIn")}</h1>
      </header>
      <Notice id={REGISTERED_ID}>{say("accounts.registered")}</Notice>
      <Notice id={SIGNED_OUT_ID}>{say("accounts.signedOut")}</Notice>
      {keepsNoCookie && (
        <p className="form-summary" role="alert">
          {say("accounts.noCookies")}
        </p>
      )}
      <TooManyAttempts minutes={waitMinutes} />
      <ProblemSummary problems={problems} heading="accounts.notSent" idOf={idOf} />
      <form className="plain-form" id="loginform" method="post" action={link("/sign-in")}>
        {next && <input type="hidden" name="next" value={next} />}
        <Field
          id={idOf("email")}
          name="email"
          type="email"
          label={say("accounts.email")}
          autoComplete="username"
          value={email}
          problem={problemOf("email")}
        />
        <Field
          id={idOf("password")}
          name="password"
          type="password"
          label={say("accounts.password")}
          autoComplete="current-password"
          problem={problemOf("password")}
        />
        <button className="button" type="submit">
          {say("accounts.signIn")}
        </button>
      </form>
      <p>
        {say("accounts.noAccount")}{" "}
        <a href={link(withNext("/register", next))}>{say("accounts.register")}</a>
      </p>
    </section>
  );
}

function idOf(field: string): string {
  return `sign-in-${field}`;
}
