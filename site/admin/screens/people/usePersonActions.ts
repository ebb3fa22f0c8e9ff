import { endedSessions } from "../../../content/admin/accountWire.ts";
import {
  type PasswordLink,
  PEOPLE_API,
  type PersonRole,
  type PersonRow,
  passwordLink,
  person as personSchema,
} from "../../../content/admin/peopleWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { nothing } from "../../api/nothing.ts";
import { useChange } from "../../api/useChange.ts";
import { tell } from "../../feedback/messages.ts";
import { useAttempt } from "../../feedback/useAttempt.ts";
import { useConfirm } from "../../feedback/useConfirm.ts";

export type PersonActions = {
  readonly changeRole: (person: PersonRow, role: PersonRole) => Promise<void>;
  readonly makeLink: (person: PersonRow) => Promise<void>;
  readonly signOut: (person: PersonRow) => Promise<void>;
  /** Asks first: a password is gone for good. */
  readonly remove: (person: PersonRow) => Promise<void>;
};

const CHANGES = [PEOPLE_API];

/** What an owner does to others' accounts. @param onLink takes a link that was made */
export function usePersonActions(onLink: (link: PasswordLink) => void): PersonActions {
  const { say } = useAdminLocale();
  const change = useChange();
  const confirm = useConfirm();
  const attempt = useAttempt();

  const setRole = (id: string, role: PersonRole): Promise<boolean> =>
    attempt(() => {
      const asked = { method: "PATCH", path: `${PEOPLE_API}/${id}`, body: { role } } as const;
      return change({ ...asked, answer: personSchema, changes: CHANGES });
    });

  return {
    async changeRole({ id, name, role: before }, role) {
      if (!(await setRole(id, role))) return;
      const undo = { label: say("feedback.undo"), act: () => setRole(id, before) };
      tell({ text: say(`people.made.${role}`, { name }), undo });
    },
    async makeLink({ id }) {
      await attempt(async () => {
        const path = `${PEOPLE_API}/${id}/link`;
        const asked = { method: "POST", path, body: {}, answer: passwordLink } as const;
        onLink(await change({ ...asked, changes: CHANGES }));
      });
    },
    async signOut({ id, name }) {
      await attempt(async () => {
        const path = `${PEOPLE_API}/${id}/sessions`;
        const asked = { method: "DELETE", path, answer: endedSessions } as const;
        const { ended: count } = await change({ ...asked, changes: CHANGES });
        const key = count === 0 ? "people.notSignedInAnywhere" : "people.signedOut";
        tell({ text: say(key, { name, count }) });
      });
    },
    async remove({ id, name }) {
      const question = {
        title: say("people.removeSure", { name }),
        text: say("people.removeHelp"),
        yes: say("people.remove"),
      };
      if (!(await confirm(question))) return;
      await attempt(async () => {
        const path = `${PEOPLE_API}/${id}`;
        await change({ method: "DELETE", path, answer: nothing, changes: CHANGES });
        tell({ text: say("people.removed", { name }) });
      });
    },
  };
}
