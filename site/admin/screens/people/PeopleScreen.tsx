import { useState } from "react";
import {
  type PasswordLink,
  PEOPLE_API,
  PERSON_ROLES,
  peopleList,
} from "../../../content/admin/peopleWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../../api/useAsked.ts";
import { EmptyState } from "../../feedback/EmptyState.tsx";
import { useMe } from "../../session/MeContext.tsx";
import { ScreenHeader } from "../../shell/ScreenHeader.tsx";
import { DataTable } from "../../table/DataTable.tsx";
import { listQueryOf } from "../../table/listState.ts";
import { useListState } from "../../table/useListState.ts";
import { InvitePerson } from "./InvitePerson.tsx";
import { LinkDialog } from "./LinkDialog.tsx";
import { PersonChoices } from "./PersonChoices.tsx";
import { peopleColumns } from "./peopleColumns.tsx";

const FILTERS = ["role"];

/** Who has an account, and what they may do. */
export function PeopleScreen() {
  const { say } = useAdminLocale();
  const { user } = useMe();
  const control = useListState(FILTERS);
  const [link, setLink] = useState<PasswordLink>();
  const query = listQueryOf(control.state);
  const list = useAsked({ path: PEOPLE_API, query, answer: peopleList }, { keeps: true });
  const title = say("people.title");
  return (
    <>
      <ScreenHeader title={title} actions={<InvitePerson onLink={setLink} />} />
      <DataTable
        label={title}
        screen="people"
        columns={peopleColumns}
        list={list}
        control={control}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        filters={[
          {
            name: "role",
            label: say("people.roles"),
            options: PERSON_ROLES.map((value) => ({ value, label: say(`people.role.${value}`) })),
          },
        ]}
        rowActions={(person) =>
          person.id !== user.id && <PersonChoices person={person} onLink={setLink} />
        }
        empty={<EmptyState title={say("people.empty")} />}
      />
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
    </>
  );
}
