import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import type { EditedForm } from "../../content/admin/formWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../controls/Button.tsx";
import { Icon } from "../controls/Icon.tsx";
import { IconButton } from "../controls/IconButton.tsx";
import { ScreenHeader } from "../shell/ScreenHeader.tsx";
import { useBuilder, useFormPart } from "./BuilderContext.ts";
import { useFormSay } from "./FormWordsContext.ts";
import type { FormSaving } from "./saving/useFormSaving.ts";

export type BuilderHeaderProps = {
  readonly opened: EditedForm;
  readonly saving: FormSaving;
};

/** Which form it is, where it stands, and what saves it. */
export function BuilderHeader({ opened, saving }: BuilderHeaderProps) {
  const say = useFormSay();
  const { say: sayShared } = useAdminLocale();
  const { store, commands } = useBuilder();
  const { isDirty, isRestored, isSaving, save, discard } = saving;
  const title = useFormPart((state) => state.about.title);
  const canUndo = useSyncExternalStore(store.subscribe, store.canUndo);
  const canRedo = useSyncExternalStore(store.subscribe, store.canRedo);
  return (
    <ScreenHeader
      title={title || sayShared("documents.untitled")}
      actions={
        <>
          <span className="save-state">{isDirty && say("formBuilder.unsaved")}</span>
          <span className="undo-buttons">
            <IconButton
              icon="undo"
              label={sayShared("editor.undo")}
              isOff={!canUndo}
              onClick={commands.undo}
            />
            <IconButton
              icon="redo"
              label={sayShared("editor.redo")}
              isOff={!canRedo}
              onClick={commands.redo}
            />
          </span>
          <Button look="primary" isBusy={isSaving} aria-keyshortcuts="Control+S" onClick={save}>
            {sayShared("editor.save")}
          </Button>
        </>
      }
    >
      <p className="editor-where">
        <Link to="/forms">
          <Icon name="back" /> {say("formBuilder.all")}
        </Link>
        <span>
          {opened.used_by.length === 0
            ? say("formBuilder.unused")
            : say("formBuilder.usedBy", { count: opened.used_by.length })}
        </span>
        {opened.used_by.map(({ id, title: used }) => (
          <Link key={id} to={`/documents/${id}`}>
            <bdi>{used || sayShared("documents.untitled")}</bdi>
          </Link>
        ))}
      </p>
      {isRestored && isDirty && (
        <p className="editor-notice" role="status">
          {say("formBuilder.restored")}{" "}
          <Button onClick={discard}>{say("formBuilder.discard")}</Button>
        </p>
      )}
      {opened.deleted_at !== null && <p className="editor-notice">{say("formBuilder.inTrash")}</p>}
    </ScreenHeader>
  );
}
