import { useNavigate } from "react-router";
import {
  DOCUMENTS_API,
  editedDocument,
  type ListedDocumentRow,
  MAX_TITLE,
} from "../../../content/admin/documentWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useChange } from "../../api/useChange.ts";
import { IconButton } from "../../controls/IconButton.tsx";
import { MenuButton, type MenuChoice } from "../../controls/MenuButton.tsx";
import { useAttempt } from "../../feedback/useAttempt.ts";
import { useDocumentActions } from "./useDocumentActions.ts";

export type DocumentMenuProps = { readonly row: ListedDocumentRow; readonly name: string };

/** What can be done to one document of a list. */
export function DocumentMenu({ row, name }: DocumentMenuProps) {
  const { say } = useAdminLocale();
  return (
    <MenuButton
      button={<IconButton icon="more" label={say("table.more", { name })} />}
      choices={useChoices(row)}
    />
  );
}

function useChoices(row: ListedDocumentRow): readonly MenuChoice[] {
  const { say } = useAdminLocale();
  const { act } = useDocumentActions();
  const navigate = useNavigate();
  const duplicate = useDuplicate();
  const { state, path } = row;
  if (state === "trash") {
    return [
      { label: say("documents.restore"), icon: "undo", onChoose: () => act("restore", [row]) },
      {
        label: say("documents.delete"),
        icon: "trash",
        isDangerous: true,
        onChoose: () => act("delete", [row]),
      },
    ];
  }
  const isPublic = state === "published";
  return [
    ...(isPublic
      ? [
          {
            label: say("documents.view"),
            icon: "external",
            onChoose: () => location.assign(path),
          } as const,
        ]
      : []),
    isPublic || state === "scheduled"
      ? { label: say("documents.unpublish"), icon: "edit", onChoose: () => act("unpublish", [row]) }
      : { label: say("documents.publish"), icon: "check", onChoose: () => act("publish", [row]) },
    {
      label: say("documents.duplicate"),
      icon: "copy",
      onChoose: () => duplicate(row).then((copy) => copy && navigate(`/documents/${copy}`)),
    },
    { label: say("documents.trash"), icon: "trash", onChoose: () => act("trash", [row]) },
  ];
}

function useDuplicate(): (row: ListedDocumentRow) => Promise<string | undefined> {
  const { say } = useAdminLocale();
  const change = useChange();
  const attempt = useAttempt();
  return async ({ id, title }) => {
    let copy: string | undefined;
    await attempt(async () => {
      const path = `${DOCUMENTS_API}/${id}/duplicate`;
      const body = { title: say("documents.copyOf", { title }).slice(0, MAX_TITLE) };
      const request = { method: "POST", path, body, answer: editedDocument } as const;
      copy = (await change({ ...request, changes: [DOCUMENTS_API] })).id;
    });
    return copy;
  };
}
