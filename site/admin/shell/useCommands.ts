import { useDeferredValue } from "react";
import { useNavigate } from "react-router";
import { foldWords } from "../../content/foldText.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useSignOut } from "../session/useSignOut.ts";
import type { Command, CommandGroup } from "./Command.ts";
import { useShownScreens } from "./Navigation.tsx";
import { useFoundDocuments } from "./useFoundDocuments.ts";

/** What fits what was written so far: screens, what can be done, and documents by their titles. */
export function useCommands(text: string): readonly CommandGroup[] {
  const { say } = useAdminLocale();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const asked = useDeferredValue(text.trim());
  const documents = useFoundDocuments(asked);
  const screens = useShownScreens().map(
    ({ path, title }): Command => ({ id: path, label: say(title), act: () => navigate(path) }),
  );
  const actions: readonly Command[] = [
    ...NEW_KINDS.map((kind) => ({
      id: `new-${kind}`,
      label: say(`documents.new.${kind}`),
      act: () => navigate(`/${kind}s?new`),
    })),
    { id: "view-site", label: say("shell.viewSite"), act: () => location.assign("/") },
    { id: "sign-out", label: say("shell.signOut"), act: signOut },
  ];
  return [
    { value: say("commands.screens"), items: fitting(screens, text) },
    { value: say("commands.actions"), items: fitting(actions, text) },
    {
      value: say("commands.documents"),
      items: documents.map(({ id, kind, title, path }) => ({
        id,
        label: title || say("documents.untitled"),
        hint: `${say(`documents.${kind}`)} · ${path}`,
        act: () => navigate(`/documents/${id}`),
      })),
    },
  ].filter(({ items }) => items.length > 0);
}

/** What is made most often. */
const NEW_KINDS = ["page", "post", "product"] as const;

/** How much of a text is compared, in characters. */
const MAX_TEXT = 200;

/** All its words stand in the label, in any order. */
function fitting(commands: readonly Command[], text: string): readonly Command[] {
  const words = foldWords(text, MAX_TEXT);
  return commands.filter(({ label }) => {
    const folded = foldWords(label, MAX_TEXT).join(" ");
    return words.every((word) => folded.includes(word));
  });
}
