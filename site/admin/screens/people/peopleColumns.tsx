import { Link } from "react-router";
import type { PersonRow } from "../../../content/admin/peopleWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Time } from "../../controls/Time.tsx";
import { useMe } from "../../session/MeContext.tsx";
import type { Column } from "../../table/Column.ts";
import "./people.css";

/** What the list of accounts shows. */
export const peopleColumns: readonly Column<PersonRow>[] = [
  {
    id: "name",
    header: "people.column.name",
    isSortable: true,
    isName: true,
    cell: (person) => <NameCell person={person} />,
  },
  {
    id: "role",
    header: "people.column.role",
    cell: ({ role }) => <Role role={role} />,
  },
  {
    id: "email",
    header: "people.column.email",
    isSortable: true,
    from: "tablet",
    cell: ({ email }) => <bdi className="person-email">{email}</bdi>,
  },
  {
    id: "seen",
    header: "people.column.seen",
    isSortable: true,
    from: "tablet",
    cell: (person) => <Seen person={person} />,
  },
  {
    id: "created",
    header: "people.column.created",
    isSortable: true,
    from: "desktop",
    cell: ({ created_at }) => <Time at={created_at} isRelative />,
  },
];

function NameCell({ person: { id, name } }: { readonly person: PersonRow }) {
  const { say } = useAdminLocale();
  const { user } = useMe();
  if (id !== user.id) return <bdi>{name}</bdi>;
  return (
    <>
      <Link to="/account">
        <bdi>{name}</bdi>
      </Link>{" "}
      <span className="person-you">({say("people.you")})</span>
    </>
  );
}

function Role({ role }: Pick<PersonRow, "role">) {
  return useAdminLocale().say(`people.role.${role}`);
}

function Seen({ person }: { readonly person: PersonRow }) {
  const { say, date } = useAdminLocale();
  const { has_password, link_ends_at, last_seen_at } = person;
  if (last_seen_at !== null) return <Time at={last_seen_at} isRelative />;
  if (has_password) return say("people.notSignedIn");
  if (link_ends_at === null) return say("people.invitationEnded");
  return say("people.invitedUntil", { date: date(new Date(link_ends_at)) });
}
