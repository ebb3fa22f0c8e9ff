import { COMMENTS_API, commentThread } from "../../../content/admin/commentWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../../api/useAsked.ts";
import { Dialog } from "../../controls/Dialog.tsx";
import { ErrorState } from "../../feedback/ErrorState.tsx";
import { Loading } from "../../feedback/Loading.tsx";
import { CommentHead } from "./CommentHead.tsx";

export type CommentThreadDialogProps = { readonly id: string; readonly onClose: () => void };

/** The talk that a comment is part of, oldest first. */
export function CommentThreadDialog({ id, onClose }: CommentThreadDialogProps) {
  const { say } = useAdminLocale();
  const { data, error, refetch } = useAsked({
    path: `${COMMENTS_API}/${id}/thread`,
    answer: commentThread,
  });
  return (
    <Dialog isOpen size="wide" title={say("comments.thread")} onClose={onClose}>
      {error && !data && <ErrorState error={error} onRetry={() => refetch()} />}
      {!error && !data && <Loading />}
      <ol className="comment-cards">
        {data?.items.map((row) => (
          <li
            key={row.id}
            className="comment-card"
            data-state={row.state}
            data-here={row.id === id || undefined}
          >
            <div className="comment-inside">
              <CommentHead row={row} />
              <div className="comment-words" dir="auto">
                {row.body}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
