import { COUNTS_API } from "../../../content/admin/countsWire.ts";
import { JOBS_API, jobsChanged, type ListedJobRow } from "../../../content/admin/jobWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useChange } from "../../api/useChange.ts";
import { tell } from "../../feedback/messages.ts";
import { useAttempt } from "../../feedback/useAttempt.ts";
import { useConfirm } from "../../feedback/useConfirm.ts";

type Rows = readonly Pick<ListedJobRow, "id" | "about">[];

export type JobActions = {
  /** Gives those that failed all their tries anew. @returns whether the server did */
  readonly retry: (rows: Rows) => Promise<boolean>;
  /** Forgets those that are not at work, once somebody is sure. @returns whether the server did */
  readonly drop: (rows: Rows) => Promise<boolean>;
};

/** What can be done to jobs. */
export function useJobActions(): JobActions {
  const { say } = useAdminLocale();
  const change = useChange();
  const confirm = useConfirm();
  const attempt = useAttempt();

  function carryOut(verb: "retry" | "drop", rows: Rows): Promise<boolean> {
    return attempt(async () => {
      const body = { ids: rows.map(({ id }) => id) };
      const path = `${JOBS_API}/${verb}`;
      const request = { method: "POST", path, body, answer: jobsChanged } as const;
      const { changed } = await change({ ...request, changes: [JOBS_API, COUNTS_API] });
      if (changed < rows.length) tell({ text: say("jobs.notAll"), kind: "problem" });
      if (changed > 0) tell({ text: say(`jobs.done.${verb}`, { count: changed }) });
    });
  }

  return {
    retry: (rows) => carryOut("retry", rows),
    async drop(rows) {
      const isSure = await confirm({
        title: say("jobs.dropSure", { count: rows.length, about: rows[0]?.about ?? "" }),
        text: say("jobs.dropHelp"),
        yes: say("jobs.drop"),
      });
      return isSure && carryOut("drop", rows);
    },
  };
}
