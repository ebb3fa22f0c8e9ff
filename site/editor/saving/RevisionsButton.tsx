import { useState } from "react";
import { Button } from "../../admin/controls/Button.tsx";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useEditor } from "../EditorContext.ts";
import { RevisionsDialog } from "../revisions/RevisionsDialog.tsx";
import type { DocumentSaving } from "./useDocumentSaving.ts";

/** Opens what the document said before. */
export function RevisionsButton({ saving }: { readonly saving: DocumentSaving }) {
  const { say } = useAdminLocale();
  const { kinds } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const { document, isDirty, take } = saving;
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        {say("revisions.open")}
      </Button>
      <RevisionsDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        document={document}
        kinds={kinds}
        isDirty={isDirty}
        onRestored={(restored) => {
          take(restored);
          setOpen(false);
        }}
      />
    </>
  );
}
