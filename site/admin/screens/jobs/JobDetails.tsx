import { Link } from "react-router";
import { JOBS_API, wholeJob } from "../../../content/admin/jobWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../../api/useAsked.ts";
import { Button } from "../../controls/Button.tsx";
import { Dialog } from "../../controls/Dialog.tsx";
import { Time } from "../../controls/Time.tsx";
import { ErrorState } from "../../feedback/ErrorState.tsx";
import { Loading } from "../../feedback/Loading.tsx";
import { JobStateMark } from "./jobColumns.tsx";
import { useJobActions } from "./useJobActions.ts";

export type JobDetailsProps = { readonly id: string; readonly onClose: () => void };

/** One job: how it stands and why, and a mail with its text. */
export function JobDetails({ id, onClose }: JobDetailsProps) {
  const { say, told } = useAdminLocale();
  const { data, error, refetch } = useAsked({ path: `${JOBS_API}/${id}`, answer: wholeJob });
  const { retry, drop } = useJobActions();
  return (
    <Dialog
      isOpen
      size="wide"
      title={<bdi>{data?.about ?? say("jobs.open")}</bdi>}
      onClose={onClose}
    >
      {error && !data && <ErrorState error={error} onRetry={() => refetch()} />}
      {!error && !data && <Loading />}
      {data && (
        <div className="job-details">
          <p>
            <JobStateMark state={data.state} /> · {say("jobs.tries", { count: data.tries })} ·{" "}
            <Time at={data.created_at} />
          </p>
          {data.to !== null && <p>{say("jobs.to", { address: data.to })}</p>}
          {data.reason !== null && <p className="job-reason">{told(data.reason)}</p>}
          {data.text !== null && (
            <>
              <h3>{say("jobs.text")}</h3>
              <div className="job-text" dir="auto">
                {data.text}
              </div>
              <p className="field-help">{say("jobs.textHelp")}</p>
            </>
          )}
          {data.submission !== null && (
            <p>
              <Link to={`/inbox?open=${data.submission}`}>{say("jobs.inInbox")}</Link>
            </p>
          )}
          <div className="dialog-actions">
            {data.reason !== null && (
              <Button
                icon="undo"
                onClick={() => retry([data]).then((isDone) => isDone && onClose())}
              >
                {say("jobs.retry")}
              </Button>
            )}
            {data.state !== "active" && data.state !== "done" && (
              <Button
                icon="trash"
                look="danger"
                onClick={() => drop([data]).then((isDone) => isDone && onClose())}
              >
                {say("jobs.drop")}
              </Button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
