import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { Field } from "../forms/Field.tsx";
import type { FieldProblem } from "../forms/FieldProblem.ts";
import { ProblemSummary } from "../forms/ProblemSummary.tsx";
import { useProblemOf } from "../forms/useProblemOf.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { TooManyAttempts } from "./TooManyAttempts.tsx";
import { withNext } from "./withNext.ts";

export type RegisterPageProps = {
  readonly name?: string;
  readonly email?: string;
  /** Where to go once signed in: a path on this site. */
  readonly next?: string | undefined;
  readonly problems?: readonly FieldProblem[];
  /** For how many minutes no more attempts are taken. */
  readonly waitMinutes?: number | undefined;
};

const NO_PROBLEMS: readonly FieldProblem[] = [];

/** The form to register. Anti-spam layers know it by its id and by the name `user_email`. */
export function RegisterPage(props: RegisterPageProps) {
  useStyle("document");
  useStyle("forms");
  const { name, email, next, problems = NO_PROBLEMS, waitMinutes } = props;
  const { say, link } = useLocale();
  const problemOf = useProblemOf(problems);
  return (
    <section className="document form-page">
      <header className="document-header">
        <h1>{say("accounts.register")}</h1>
      </header>
      <p>{say("accounts.why")}</p>
      <TooManyAttempts minutes={waitMinutes} />
      <ProblemSummary problems={problems} heading="accounts.mend" idOf={idOf} />
      <form className="plain-form" id="registerform" method="post" action={link("/register")}>
        {next && <input type="hidden" name="next" value={next} />}
        <Field
          id={idOf("name")}
          name="name"
          label={say("accounts.name")}
          autoComplete="name"
          value={name}
          problem={problemOf("name")}
        />
        <Field
          id={idOf("user_email")}
          name="user_email"
          type="email"
          label={say("accounts.email")}
          autoComplete="username"
          value={email}
          problem={problemOf("user_email")}
        />
        <NewPasswordField id={idOf("password")} problem={problemOf("password")} />
        <button className="button" type="submit">
          {say("accounts.register")}
        </button>
      </form>
      <p>
        {say("accounts.haveAccount")}{" "}
        <a href={link(withNext("/sign-in", next))}>{say("accounts.signIn")}</a>
      </p>
    </section>
  );
}

function idOf(field: string): string {
  return `register-${field}`;
}
