import {
  ACTIVITY_API,
  activityChoices,
  activityList,
} from "../../../content/admin/activityWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../../api/useAsked.ts";
import { EmptyState } from "../../feedback/EmptyState.tsx";
import { ScreenHeader } from "../../shell/ScreenHeader.tsx";
import { DataTable } from "../../table/DataTable.tsx";
import type { Filter } from "../../table/ListTools.tsx";
import { listQueryOf } from "../../table/listState.ts";
import { useListState } from "../../table/useListState.ts";
import { activityColumns } from "./activityColumns.tsx";
import { sinceDays } from "./sinceDays.ts";
import { useActivityWords } from "./useActivityWords.ts";

const FILTERS = ["person", "kind", "action", "since"];
const SPANS = ["1", "7", "30", "365"] as const;

/** Who did what, and when. */
export function ActivityScreen() {
  const { say } = useAdminLocale();
  const control = useListState(FILTERS);
  const { since, ...asked } = listQueryOf(control.state);
  const query = { ...asked, ...(since && { from: sinceDays(Number(since)) }) };
  const list = useAsked({ path: ACTIVITY_API, query, answer: activityList }, { keeps: true });
  const title = say("activity.title");
  return (
    <>
      <ScreenHeader title={title} />
      <DataTable
        label={title}
        screen="activity"
        columns={activityColumns}
        list={list}
        control={control}
        idOf={({ id }) => String(id)}
        nameOf={({ action }) => action}
        filters={useFilters()}
        empty={<EmptyState title={say("activity.empty")} help={say("activity.emptyHelp")} />}
      />
    </>
  );
}

/** By who did it, what it was and what it was done to, as far as that stands in the log; and by time. */
function useFilters(): readonly Filter[] {
  const { say } = useAdminLocale();
  const words = useActivityWords();
  const path = `${ACTIVITY_API}/choices`;
  const { people = [], actions = [] } = useAsked({ path, answer: activityChoices }).data ?? {};
  return [
    {
      name: "person",
      label: say("activity.who"),
      options: people.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: "kind",
      label: say("activity.kind"),
      options: optionsOf(
        actions.map(({ kind }) => kind),
        words.kind,
      ),
    },
    {
      name: "action",
      label: say("activity.what"),
      options: optionsOf(
        actions.map(({ action }) => action),
        words.action,
      ),
    },
    {
      name: "since",
      label: say("activity.since"),
      options: SPANS.map((value) => ({ value, label: say(`activity.since.${value}`) })),
    },
  ];
}

/** Each once, in the order of what they are called. */
function optionsOf(
  codes: readonly string[],
  word: (code: string) => string,
): NonNullable<Filter["options"]> {
  return [...new Set(codes)]
    .map((value) => ({ value, label: word(value) }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
