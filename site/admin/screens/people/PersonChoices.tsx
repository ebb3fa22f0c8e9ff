import type { PasswordLink, PersonRow } from "../../../content/admin/peopleWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { IconButton } from "../../controls/IconButton.tsx";
import { MenuButton } from "../../controls/MenuButton.tsx";
import { usePersonActions } from "./usePersonActions.ts";

export type PersonChoicesProps = {
  readonly person: PersonRow;
  /** Takes the link that was made, to show it. */
  readonly onLink: (link: PasswordLink) => void;
};

const OFFERED = ["owner", "editor", "visitor"] as const;

/** What can be done to somebody's account. */
export function PersonChoices({ person, onLink }: PersonChoicesProps) {
  const { say } = useAdminLocale();
  const { changeRole, makeLink, signOut, remove } = usePersonActions(onLink);
  const others = OFFERED.filter((role) => role !== person.role);
  return (
    <MenuButton
      button={<IconButton icon="more" label={say("table.more", { name: person.name })} />}
      choices={[
        ...others.map((role) => ({
          label: say(`people.make.${role}`),
          onChoose: () => changeRole(person, role),
        })),
        { label: say("people.makeLink"), icon: "key", onChoose: () => makeLink(person) },
        { label: say("people.signOut"), icon: "signOut", onChoose: () => signOut(person) },
        {
          label: say("people.remove"),
          icon: "trash",
          isDangerous: true,
          onChoose: () => remove(person),
        },
      ]}
    />
  );
}
