import type { JobState, ListedJobRow } from "../../../content/admin/jobWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../../controls/Button.tsx";
import { Mark, type MarkTone } from "../../controls/Mark.tsx";
import { Time } from "../../controls/Time.tsx";
import type { Column } from "../../table/Column.ts";
import "./jobs.css";

/** What the list of jobs shows. */
export function jobColumns(onOpen: (row: ListedJobRow) => void): readonly Column<ListedJobRow>[] {
  return [
    {
      id: "about",
      header: "jobs.column.about",
      isName: true,
      cell: (row) => (
        <span className="job-about">
          <Button look="plain" onClick={() => onOpen(row)}>
            <bdi>{row.about}</bdi>
          </Button>
          {row.to !== null && <bdi className="path">{row.to}</bdi>}
          {row.reason !== null && <JobReason reason={row.reason} />}
        </span>
      ),
    },
    {
      id: "queue",
      header: "jobs.column.queue",
      from: "tablet",
      cell: ({ queue }) => <Queue queue={queue} />,
    },
    {
      id: "state",
      header: "jobs.column.state",
      cell: ({ state }) => <JobStateMark state={state} />,
    },
    {
      id: "tries",
      header: "jobs.column.tries",
      from: "desktop",
      isNumber: true,
      cell: ({ tries }) => tries,
    },
    {
      id: "due",
      header: "jobs.column.due",
      from: "tablet",
      cell: ({ due_at }) => due_at !== null && <Time at={due_at} isRelative />,
    },
    {
      id: "created",
      header: "jobs.column.created",
      from: "tablet",
      cell: ({ created_at }) => <Time at={created_at} isRelative />,
    },
  ];
}

function JobReason({ reason }: { readonly reason: string }) {
  return <span className="job-reason">{useAdminLocale().told(reason)}</span>;
}

function Queue({ queue }: Pick<ListedJobRow, "queue">) {
  return useAdminLocale().say(`jobs.queue.${queue}`);
}

/** How a job stands, in a word. */
export function JobStateMark({ state }: { readonly state: JobState }) {
  const { say } = useAdminLocale();
  return <Mark tone={TONES[state]}>{say(`jobs.state.${state}`)}</Mark>;
}

const TONES: Readonly<Record<JobState, MarkTone>> = {
  waiting: "plain",
  active: "warn",
  retrying: "warn",
  failed: "bad",
  done: "good",
};
