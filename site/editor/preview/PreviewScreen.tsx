import { useParams } from "react-router";
import { ScreenHeader } from "../../admin/shell/ScreenHeader.tsx";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { PreviewPane } from "./PreviewPane.tsx";

/** The preview by itself, for a second window; it follows what is written in the first. */
export function PreviewScreen() {
  const { say } = useAdminLocale();
  const { id = "" } = useParams();
  return (
    <>
      <ScreenHeader title={say("preview.title")} />
      <div className="preview-screen">
        <PreviewPane documentId={id} />
      </div>
    </>
  );
}
