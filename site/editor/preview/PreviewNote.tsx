import { Button } from "../../admin/controls/Button.tsx";
import { IconButton } from "../../admin/controls/IconButton.tsx";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";

/** What the preview has to say. */
export type Note = { readonly failed: true } | { readonly link: string };

export type PreviewNoteProps = {
  /** Undefined where there is nothing to say. */
  readonly note: Note | undefined;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** Tells that a preview is not up to date, or where a link in it leads. */
export function PreviewNote({ note, onRetry, onClose }: PreviewNoteProps) {
  const { say } = useAdminLocale();
  return (
    <div className="preview-note" role="status">
      {note && "failed" in note && (
        <>
          <p>{say("preview.failed")}</p>
          <Button onClick={onRetry}>{say("preview.retry")}</Button>
        </>
      )}
      {note && "link" in note && (
        <>
          <p>{say("preview.link", { address: shortOf(note.link) })}</p>
          <a className="button" href={note.link} target="_blank" rel="noreferrer">
            {say("preview.follow")}
          </a>
          <IconButton icon="close" label={say("preview.close")} onClick={onClose} />
        </>
      )}
    </div>
  );
}

/** An address of this site begins with its path. */
function shortOf(link: string): string {
  const { origin } = location;
  return link.startsWith(`${origin}/`) ? link.slice(origin.length) : link;
}
