import type { OpenedSubmission } from "../../../content/admin/submissionWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Mark } from "../../controls/Mark.tsx";

/** What became of the mails that a message caused. */
export function SubmissionMails({ mails }: Pick<OpenedSubmission, "mails">) {
  const { say, told } = useAdminLocale();
  if (mails.length === 0) return null;
  return (
    <section aria-label={say("inbox.mails")}>
      <h3>{say("inbox.mails")}</h3>
      <ul className="inbox-files">
        {mails.map(({ to, state, error }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may go to one address, and none moves.
          <li key={index}>
            <bdi>{to}</bdi> <Mark tone={TONES[state]}>{say(`inbox.mail.${state}`)}</Mark>
            {error !== "" && <p className="inbox-soft">{told(error)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const TONES = { waiting: "warn", sent: "good", failed: "bad" } as const;
