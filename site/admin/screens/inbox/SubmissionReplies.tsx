import type { OpenedSubmission } from "../../../content/admin/submissionWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Time } from "../../controls/Time.tsx";

/** What was answered to a message, oldest first. */
export function SubmissionReplies({ replies }: Pick<OpenedSubmission, "replies">) {
  const { say } = useAdminLocale();
  if (replies.length === 0) return null;
  return (
    <section aria-label={say("inbox.replies")}>
      <h3>{say("inbox.replies")}</h3>
      <ol className="inbox-replies">
        {replies.map(({ id, by, to, subject, text, created_at }) => (
          <li key={id}>
            <p>
              <strong>
                <bdi>{subject}</bdi>
              </strong>
            </p>
            <p className="inbox-soft">
              <bdi>{by}</bdi> → <bdi>{to}</bdi> · <Time at={created_at} />
            </p>
            <p className="inbox-text" dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
