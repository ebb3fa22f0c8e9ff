import { memo, type Ref, useImperativeHandle, useRef, useState } from "react";
import { tell } from "../admin/feedback/messages.ts";
import { sayAloud } from "../admin/feedback/sayAloud.ts";
import { HoldBackContext } from "../admin/form/HoldBackContext.ts";
import { RichTextContext } from "../admin/form/RichTextContext.ts";
import { TextField } from "../admin/form/TextField.tsx";
import { Fetched } from "../admin/shell/Fetched.tsx";
import type { BlockKind } from "../content/admin/blockWire.ts";
import type { EditedDocument } from "../content/admin/documentWire.ts";
import { useAdminLocale } from "../texts/admin/AdminLocaleContext.tsx";
import { DocumentBlocks } from "./blocks/DocumentBlocks.tsx";
import { createEditor } from "./createEditor.ts";
import { EditorContext, useEditor } from "./EditorContext.ts";
import { EditorHeader } from "./EditorHeader.tsx";
import { focusBlock } from "./focusBlock.ts";
import { DocumentPanel } from "./panel/DocumentPanel.tsx";
import { useDetail } from "./panel/useDetail.ts";
import { useLivePreviews } from "./preview/useLivePreviews.ts";
import { usePreviewed } from "./preview/usePreviewed.ts";
import { ProductPanel } from "./product/ProductPanel.tsx";
import { ConflictDialog } from "./revisions/ConflictDialog.tsx";
import { RichTextControl } from "./rich-text/RichTextControl.tsx";
import type { OfferedDraft } from "./saving/DraftOffer.tsx";
import { EditorNotices } from "./saving/EditorNotices.tsx";
import { takeUpDraft } from "./saving/takeUpDraft.ts";
import { useDocumentSaving } from "./saving/useDocumentSaving.ts";
import { useHeldGuard } from "./saving/useHeldGuard.ts";
import { useLeaveGuard } from "./saving/useLeaveGuard.ts";
import { useEditorKeys } from "./useEditorKeys.ts";

/** Fetched once somebody wants to see it. */
const loadPreview = () =>
  import("./preview/PreviewPane.tsx").then(({ PreviewPane }) => PreviewPane);

export type DocumentEditorProps = {
  readonly opened: EditedDocument;
  /** What was written and not saved, and is to go on. Default nothing. */
  readonly draft: OfferedDraft | undefined;
  readonly kinds: readonly BlockKind[];
  /** Names the person and the document in this browser. */
  readonly localKey: string;
  readonly ref: Ref<DocumentEditing>;
};

export type DocumentEditing = {
  /** Whether anything was written since it was opened, also what a field has not told yet. */
  readonly isWritten: () => boolean;
};

/** Writes a document: its title, its blocks, and what is decided about it. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { opened, draft, kinds, ref } = props;
  const locale = useAdminLocale();
  const said = useRef<HTMLParagraphElement>(null);
  const [editor] = useState(() => {
    const { say } = locale;
    const made = createEditor({
      content: opened.content,
      kinds,
      locale,
      announce: (text) => sayAloud(said.current, text),
      focus: focusBlock,
      tellRefused: (text) => tell({ text, kind: "problem" }),
      tellRemoved: (text, act) => tell({ text, undo: { label: say("feedback.undo"), act } }),
    });
    if (draft) made.store.take(takeUpDraft(draft.content, opened));
    return made;
  });
  const [opening] = useState(editor.store.state);
  useImperativeHandle(ref, () => ({
    isWritten() {
      editor.store.content();
      return editor.store.state() !== opening;
    },
  }));
  return (
    <EditorContext value={editor}>
      <HoldBackContext value={editor.store.holdBack}>
        <RichTextContext value={RichTextControl}>
          <Editing {...props} />
          <p ref={said} className="visually-hidden" role="status" />
        </RichTextContext>
      </HoldBackContext>
    </EditorContext>
  );
}

function Editing({ opened, draft, localKey }: DocumentEditorProps) {
  const { say } = useAdminLocale();
  const editor = useEditor();
  const basedOn = draft?.based_on ?? opened.updated_at;
  // First: what a field held back is written by the time that saving looks for it.
  useHeldGuard(editor.store);
  const saving = useDocumentSaving({ editor, opened, basedOn, localKey });
  const { document, keeper, isDirty, save, conflict, settle } = saving;
  const written = useRef<HTMLElement>(null);
  const { isPreviewed, setPreviewed, showWritten } = usePreviewed(written);
  const [block, setBlock] = useState<string>();
  useLeaveGuard({ isDirty, keeper });
  useLivePreviews({ saving, block, onSelect: showWritten });
  useEditorKeys({ commands: editor.commands, save });
  return (
    <div className="document-editor">
      <EditorHeader saving={saving} isPreviewed={isPreviewed} onPreview={setPreviewed} />
      <EditorNotices saving={saving} localKey={localKey} />
      <div className="editor-columns" data-preview={isPreviewed || undefined}>
        <section
          ref={written}
          className="editor-main"
          aria-label={say("editor.main")}
          onFocus={({ target }) => setBlock(blockAround(target))}
        >
          <Title />
          <DocumentBlocks />
          {document.kind === "product" && <ProductPanel />}
        </section>
        <DocumentPanel document={document} />
        {isPreviewed && (
          <div className="editor-preview">
            <Fetched
              load={loadPreview}
              props={{ documentId: document.id }}
              failure={say("preview.fetchFailed")}
            />
          </div>
        )}
      </div>
      {conflict && <ConflictDialog {...conflict} kinds={editor.kinds} settle={settle} />}
    </div>
  );
}

function blockAround(element: Element): string | undefined {
  return element.closest<HTMLElement>("[data-block]")?.dataset.block;
}

const Title = memo(function Title() {
  const { say } = useAdminLocale();
  return <TextField {...useDetail("title")} label={say("editor.title")} maxLength={500} />;
});
