import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useConfirm } from "./useConfirm.ts";

/** How many of what leads to a thing are named; of the others, only how many there are. */
const NAMED = 5;

export type UsedThing = {
  readonly name: string;
  /** What leads to it, each in words; nothing is asked without any. */
  readonly uses: readonly string[];
  /** Says what becomes of them. */
  readonly help: "documents.usedHelp" | "terms.usedHelp" | "forms.usedHelp";
  /** What its button does. */
  readonly yes: string;
};

/** Before a thing goes: asks whether it shall although something leads to it. @returns whether it may go */
export function useConfirmUsed(): (thing: UsedThing) => Promise<boolean> {
  const { say, list } = useAdminLocale();
  const confirm = useConfirm();
  return async ({ name, uses, help, yes }) => {
    if (uses.length === 0) return true;
    const named = uses.slice(0, NAMED);
    const rest = uses.length - named.length;
    const all = rest > 0 ? [...named, say("documents.useMore", { count: rest })] : named;
    return confirm({
      title: say("documents.usedSure", { count: uses.length, name }),
      text: say(help, { uses: list(all) }),
      yes,
    });
  };
}
