import { Link } from "react-router";
import type { ActivityEntry } from "../../../content/admin/activityWire.ts";
import { PERSON_ROLES } from "../../../content/admin/peopleWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Time } from "../../controls/Time.tsx";
import type { Column } from "../../table/Column.ts";
import { subjectPath } from "./subjectPath.ts";
import { useActivityWords } from "./useActivityWords.ts";
import "./activity.css";

/** What the log shows. */
export const activityColumns: readonly Column<ActivityEntry>[] = [
  {
    id: "action",
    header: "activity.column.action",
    isName: true,
    cell: (entry) => <What entry={entry} />,
  },
  {
    id: "subject",
    header: "activity.column.subject",
    cell: ({ subject }) => <Subject subject={subject} />,
  },
  { id: "by", header: "activity.column.by", cell: (entry) => <Who entry={entry} /> },
  {
    id: "at",
    header: "activity.column.at",
    from: "tablet",
    cell: ({ at }) => <Time at={at} />,
  },
];

function What({ entry: { action, details } }: { readonly entry: ActivityEntry }) {
  const { say } = useAdminLocale();
  const word = useActivityWords().action(action);
  const role = PERSON_ROLES.find((one) => one === details.role);
  return role ? `${word} (${say(`people.role.${role}`)})` : word;
}

function Who({ entry: { by, action } }: { readonly entry: ActivityEntry }) {
  const { say } = useAdminLocale();
  if (by.name !== "") return <bdi>{by.name}</bdi>;
  return say(action === "person.refuse-sign-in" ? "activity.nobody" : "activity.itself");
}

function Subject({ subject }: Pick<ActivityEntry, "subject">) {
  const kind = useActivityWords().kind(subject.kind);
  const path = subjectPath(subject);
  const name = <bdi>{subject.name || kind}</bdi>;
  return (
    <>
      {path ? <Link to={path}>{name}</Link> : name}
      {subject.name !== "" && <span className="subject-kind">{kind}</span>}
    </>
  );
}
