import { PreviewPane } from "./preview/PreviewPane.tsx";

/** The preview beside what is written. */
export function DocumentPreview({ documentId }: { readonly documentId: string }) {
  return (
    <div className="editor-preview">
      <PreviewPane documentId={documentId} />
    </div>
  );
}
