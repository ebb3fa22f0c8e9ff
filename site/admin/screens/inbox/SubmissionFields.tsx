import type { OpenedSubmission } from "../../../content/admin/submissionWire.ts";
import { SUBMISSIONS_API } from "../../../content/admin/submissionWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { sizeText } from "../../media/sizeText.ts";
import { Found } from "./Found.tsx";

export type SubmissionFieldsProps = {
  readonly row: OpenedSubmission;
  /** What was searched for. */
  readonly search: string;
};

/** What was written into each field, and the files that came with it. */
export function SubmissionFields({ row, search }: SubmissionFieldsProps) {
  const { say, language } = useAdminLocale();
  const ofFiles = new Set(row.files.map(({ field }) => field));
  const labels = new Map(row.fields.map(({ name, label }) => [name, label]));
  return (
    <>
      <dl className="inbox-fields">
        {row.fields
          .filter(({ name }) => !ofFiles.has(name))
          .map(({ name, label, values, kind }) => (
            <div key={name}>
              <dt>
                <bdi>{label}</bdi>
                {kind === null && <span className="inbox-soft"> · {say("inbox.gone")}</span>}
              </dt>
              {values.length === 0 && <dd className="inbox-soft">{say("inbox.empty")}</dd>}
              {values.map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what was sent never changes.
                <dd key={index} dir="auto">
                  {kind === "acceptance" ? (
                    say("inbox.agreed")
                  ) : (
                    <Found text={value} search={search} />
                  )}
                </dd>
              ))}
            </div>
          ))}
      </dl>
      {row.files.length > 0 && (
        <section aria-label={say("inbox.filesTitle")}>
          <h3>{say("inbox.filesTitle")}</h3>
          <ul className="inbox-files">
            {row.files.map(({ id, field, name, size, is_removed }) => (
              <li key={id}>
                <span className="inbox-soft">
                  <bdi>{labels.get(field) ?? field}</bdi> ·{" "}
                </span>
                {is_removed ? (
                  <bdi>{name}</bdi>
                ) : (
                  <a href={`${SUBMISSIONS_API}/files/${id}`} download>
                    <bdi>{name}</bdi>
                  </a>
                )}
                <span className="inbox-soft">
                  {" "}
                  {is_removed ? say("inbox.fileRemoved") : sizeText(size, language)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
