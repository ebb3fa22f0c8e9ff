import { useState } from "react";
import { Link } from "react-router";
import {
  JOB_QUEUES,
  JOB_STATES,
  JOBS_API,
  jobList,
  type ListedJobRow,
} from "../../../content/admin/jobWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../../api/useAsked.ts";
import { IconButton } from "../../controls/IconButton.tsx";
import { MenuButton, type MenuChoice } from "../../controls/MenuButton.tsx";
import { EmptyState } from "../../feedback/EmptyState.tsx";
import { ScreenHeader } from "../../shell/ScreenHeader.tsx";
import { DataTable } from "../../table/DataTable.tsx";
import { listQueryOf } from "../../table/listState.ts";
import { useListState } from "../../table/useListState.ts";
import { JobDetails } from "./JobDetails.tsx";
import { jobColumns } from "./jobColumns.tsx";
import { useJobActions } from "./useJobActions.ts";

const FILTERS = ["queue", "state"];

/** How often the list is asked anew, in milliseconds: jobs go on by themselves. */
const EVERY_MS = 5000;

/** What waits to be done, what failed and why: mails, pictures, imports. */
export function JobsScreen() {
  const { say } = useAdminLocale();
  const control = useListState(FILTERS);
  const list = useAsked(
    { path: JOBS_API, query: listQueryOf(control.state), answer: jobList },
    { keeps: true, every: EVERY_MS },
  );
  const [opened, setOpened] = useState<ListedJobRow>();
  const { retry, drop } = useJobActions();
  const counts = list.data?.counts;
  return (
    <>
      <ScreenHeader title={say("jobs.title")}>
        <p>{counts ? say("jobs.counts", counts) : say("shell.loading")}</p>
        {list.data?.has_mail === false && (
          <p className="jobs-note">
            {say("jobs.noMail")} <Link to="/settings/mail">{say("jobs.setUpMail")}</Link>
          </p>
        )}
      </ScreenHeader>
      <DataTable
        label={say("jobs.title")}
        screen="jobs"
        columns={jobColumns(setOpened)}
        list={list}
        control={control}
        isSearchable={false}
        idOf={({ id }) => id}
        nameOf={({ about }) => about}
        filters={[
          {
            name: "queue",
            label: say("jobs.column.queue"),
            options: JOB_QUEUES.map((value) => ({ value, label: say(`jobs.queue.${value}`) })),
          },
          {
            name: "state",
            label: say("jobs.column.state"),
            options: JOB_STATES.map((value) => ({ value, label: say(`jobs.state.${value}`) })),
          },
        ]}
        bulk={[
          { label: say("jobs.retry"), icon: "undo", act: retry },
          { label: say("jobs.drop"), icon: "trash", look: "danger", act: drop },
        ]}
        rowActions={(row) => (
          <MenuButton
            button={<IconButton icon="more" label={say("table.more", { name: row.about })} />}
            choices={[
              { label: say("jobs.open"), icon: "view", onChoose: () => setOpened(row) },
              ...(row.reason === null ? [] : [retryChoice(row)]),
              ...(row.state === "active" || row.state === "done" ? [] : [dropChoice(row)]),
            ]}
          />
        )}
        empty={<EmptyState title={say("jobs.none")} help={say("jobs.noneHelp")} />}
      />
      {opened && <JobDetails id={opened.id} onClose={() => setOpened(undefined)} />}
    </>
  );

  function retryChoice(row: ListedJobRow): MenuChoice {
    return { label: say("jobs.retry"), icon: "undo", onChoose: () => retry([row]) };
  }

  function dropChoice(row: ListedJobRow): MenuChoice {
    return {
      label: say("jobs.drop"),
      icon: "trash",
      isDangerous: true,
      onChoose: () => drop([row]),
    };
  }
}
