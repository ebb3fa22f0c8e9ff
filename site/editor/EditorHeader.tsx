import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import { useApi } from "../admin/api/ApiContext.tsx";
import { Button } from "../admin/controls/Button.tsx";
import { Icon } from "../admin/controls/Icon.tsx";
import { IconButton } from "../admin/controls/IconButton.tsx";
import { DocumentStateMark } from "../admin/screens/documents/DocumentStateMark.tsx";
import { ScreenHeader } from "../admin/shell/ScreenHeader.tsx";
import { useAdminLocale } from "../texts/admin/AdminLocaleContext.tsx";
import { useDocumentPart, useEditor } from "./EditorContext.ts";
import { RevisionsButton } from "./saving/RevisionsButton.tsx";
import { SaveState } from "./saving/SaveState.tsx";
import type { DocumentSaving } from "./saving/useDocumentSaving.ts";

export type EditorHeaderProps = {
  readonly saving: DocumentSaving;
  readonly isPreviewed: boolean;
  readonly onPreview: (isPreviewed: boolean) => void;
};

/** What the document is, how it stands, and what saves it. */
export function EditorHeader({ saving, isPreviewed, onPreview }: EditorHeaderProps) {
  const { say } = useAdminLocale();
  const { document, keeper, isDirty } = saving;
  return (
    <ScreenHeader
      // As it is saved: a title that follows every key would have the window's name written anew each time.
      title={document.content.title || say("documents.untitled")}
      actions={
        <>
          <SaveState keeper={keeper} isDirty={isDirty} />
          <UndoButtons />
          <Button
            icon="view"
            aria-pressed={isPreviewed}
            onClick={() => {
              // What it shows is the draft.
              keeper.keepNow();
              onPreview(!isPreviewed);
            }}
          >
            {say("editor.preview")}
          </Button>
          <SaveButtons saving={saving} />
        </>
      }
    >
      <p className="editor-where">
        <Link to={`/${document.kind}s`}>
          <Icon name="back" /> {say(`documents.${document.kind}s`)}
        </Link>
        <DocumentStateMark state={document.state} />
        {document.public_path !== null && (
          <a href={document.public_path} target="_blank" rel="noopener">
            {say("editor.view")}
          </a>
        )}
        <RevisionsButton saving={saving} />
      </p>
    </ScreenHeader>
  );
}

function UndoButtons() {
  const { say } = useAdminLocale();
  const { store, commands } = useEditor();
  const canUndo = useSyncExternalStore(store.subscribe, store.canUndo);
  const canRedo = useSyncExternalStore(store.subscribe, store.canRedo);
  return (
    <span className="undo-buttons">
      <IconButton icon="undo" label={say("editor.undo")} isOff={!canUndo} onClick={commands.undo} />
      <IconButton icon="redo" label={say("editor.redo")} isOff={!canRedo} onClick={commands.redo} />
    </span>
  );
}

function SaveButtons({ saving }: { readonly saving: DocumentSaving }) {
  const { say } = useAdminLocale();
  const { now } = useApi();
  const { document, isSaving, save } = saving;
  const status = useDocumentPart(({ details }) => details.status);
  const at = useDocumentPart(({ details }) => details.published_at);
  const isLater = at !== null && new Date(at) > now();
  if (document.state !== "draft" || status !== "draft") {
    return (
      <Button look="primary" isBusy={isSaving} onClick={() => save()}>
        {say("editor.save")}
      </Button>
    );
  }
  return (
    <>
      <Button isBusy={isSaving} onClick={() => save()}>
        {say("editor.saveDraft")}
      </Button>
      <Button look="primary" isBusy={isSaving} onClick={() => save({ status: "published" })}>
        {say(isLater ? "editor.schedule" : "editor.publish")}
      </Button>
    </>
  );
}
