import { PasswordStrength } from "vitrine/password-strength";
import { MIN_PASSWORD_LENGTH } from "../../content/accountLimits.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { Field, type FieldProps } from "../forms/Field.tsx";

/** A field for a password that somebody chooses, which says how strong it is. */
export function NewPasswordField({ id, problem }: Pick<FieldProps, "id" | "problem">) {
  useStyle("password-strength");
  const { say } = useLocale();
  return (
    <>
      <Field
        id={id}
        name="password"
        type="password"
        label={say("accounts.newPassword")}
        hint={say("accounts.passwordHint", { count: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
        problem={problem}
      />
      <PasswordStrength
        labels={{
          name: say("accounts.passwordStrength"),
          weak: say("accounts.passwordWeak"),
          "so-so": say("accounts.passwordSoSo"),
          good: say("accounts.passwordGood"),
          great: say("accounts.passwordGreat"),
        }}
      />
    </>
  );
}
