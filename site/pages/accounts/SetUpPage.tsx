import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { Field } from "../forms/Field.tsx";
import type { FieldProblem } from "../forms/FieldProblem.ts";
import { ProblemSummary } from "../forms/ProblemSummary.tsx";
import { useProblemOf } from "../forms/useProblemOf.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { TooManyAttempts } from "./TooManyAttempts.tsx";

export type SetUpPageProps = {
  /** Of the link. */
  readonly token: string;
  /** The address of the account that the link sets the password of; without one it makes the first owner. */
  readonly setsPasswordOf?: string | undefined;
  /** Who is signed in with this browser, where that ends by sending the form. */
  readonly endsFor?: string | undefined;
  readonly name?: string;
  readonly email?: string;
  readonly problems?: readonly FieldProblem[] | undefined;
  /** For how many minutes no more attempts are taken. */
  readonly waitMinutes?: number | undefined;
};

const NO_PROBLEMS: readonly FieldProblem[] = [];

/** The form behind a link that works once. */
export function SetUpPage(props: SetUpPageProps) {
  useStyle("document");
  useStyle("forms");
  const {
    token,
    setsPasswordOf,
    endsFor,
    name,
    email,
    problems = NO_PROBLEMS,
    waitMinutes,
  } = props;
  const { say, link } = useLocale();
  const problemOf = useProblemOf(problems);
  const isOwner = setsPasswordOf === undefined;
  return (
    <section className="document form-page">
      <header className="document-header">
        <h1>{say(isOwner ? "accounts.setUp.owner" : "accounts.setUp.password")}</h1>
      </header>
      <p>{say(isOwner ? "accounts.setUp.ownerWhy" : "accounts.setUp.passwordWhy")}</p>
      {endsFor !== undefined && (
        <p className="form-summary">{say("accounts.setUp.other", { name: endsFor })}</p>
      )}
      <TooManyAttempts minutes={waitMinutes} />
      <ProblemSummary problems={problems} heading="accounts.mend" idOf={idOf} />
      <form className="plain-form" method="post" action={link("/set-up")}>
        <input type="hidden" name="token" value={token} />
        {isOwner && (
          <Field
            id={idOf("name")}
            name="name"
            label={say("accounts.name")}
            autoComplete="name"
            value={name}
            problem={problemOf("name")}
          />
        )}
        <Field
          id={idOf("user_email")}
          name="user_email"
          type="email"
          label={say("accounts.email")}
          autoComplete="username"
          value={setsPasswordOf ?? email}
          isFixed={!isOwner}
          problem={problemOf("user_email")}
        />
        <NewPasswordField id={idOf("password")} problem={problemOf("password")} />
        <button className="button" type="submit">
          {say(isOwner ? "accounts.setUp.ownerDo" : "accounts.setUp.passwordDo")}
        </button>
      </form>
    </section>
  );
}

function idOf(field: string): string {
  return `set-up-${field}`;
}
