import type { ShownComment } from "../../content/ShownComment.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { Notice } from "../forms/Notice.tsx";
import { CommentForm } from "./CommentForm.tsx";
import { CommentThread } from "./CommentThread.tsx";
import { threadOf } from "./threadOf.ts";

export type CommentsProps = {
  /** Of the document that they are about. */
  readonly path: string;
  /** Whether they are reviews of a product, which give stars. They stand in a tab that says so. */
  readonly isReview?: boolean;
  /** Without it, what was said stays, and nothing can be added. */
  readonly takesComments: boolean;
  /** Approved ones, in the order in which they are shown. */
  readonly comments: readonly ShownComment[];
};

/** Where a visitor is led once a comment has arrived. */
export const COMMENT_RECEIVED_ID = "comment-received";

/** What visitors said about a document, and the form to say more. The same for every visitor. */
export function Comments({ path, isReview = false, takesComments, comments }: CommentsProps) {
  useStyle("comments");
  const { say } = useLocale();
  const count = comments.length;
  if (count === 0 && !takesComments) return null;
  return (
    <section className="comments" id="comments" aria-labelledby={isReview ? undefined : TITLE_ID}>
      {!isReview && (
        <h2 id={TITLE_ID}>
          {count > 0 ? say("comments.count", { count }) : say("comments.title")}
        </h2>
      )}
      {count === 0 && <p>{say(isReview ? "comments.noReviews" : "comments.none")}</p>}
      <CommentThread
        nodes={threadOf(comments)}
        path={path}
        isReview={isReview}
        takesComments={takesComments}
      />
      {takesComments && (
        <div className="comment-respond" id="respond">
          <h3>{say(isReview ? "comments.writeReview" : "comments.write")}</h3>
          <Notice id={COMMENT_RECEIVED_ID}>{say("comments.received")}</Notice>
          <p className="note">{say("comments.note")}</p>
          <CommentForm id="respond" path={path} isReview={isReview} />
        </div>
      )}
    </section>
  );
}

const TITLE_ID = "comments-title";
