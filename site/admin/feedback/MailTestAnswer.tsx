import type { MailTest } from "../../content/admin/mailTestWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";

/** What became of a mail that was sent to try it out. */
export function MailTestAnswer({ told }: { readonly told: MailTest }) {
  const { say } = useAdminLocale();
  return (
    <>
      <p>
        {say(told.problem ? `settings.mailProblem.${told.problem}` : "settings.mailTaken", {
          server: told.server,
          to: told.to,
        })}
      </p>
      {told.answer && <p>{say("settings.mailAnswer", { answer: told.answer })}</p>}
    </>
  );
}
