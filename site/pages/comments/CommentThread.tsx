import { useLocale } from "../../texts/LocaleContext.tsx";
import { isolated } from "../forms/isolated.ts";
import { Avatar } from "./Avatar.tsx";
import { CommentForm } from "./CommentForm.tsx";
import { Stars } from "./Stars.tsx";
import type { ThreadNode } from "./threadOf.ts";

export type CommentThreadProps = {
  readonly nodes: readonly ThreadNode[];
  readonly path: string;
  readonly isReview: boolean;
  /** Whether they can be answered. */
  readonly takesComments: boolean;
};

/** Comments with their answers below them. */
export function CommentThread({ nodes, ...about }: CommentThreadProps) {
  if (nodes.length === 0) return null;
  return (
    <ol className="comment-list">
      {nodes.map(({ comment, answers, replies }) => (
        <li key={comment.id} id={`comment-${comment.id}`}>
          <Comment comment={comment} answers={answers} {...about} />
          <CommentThread nodes={replies} {...about} />
        </li>
      ))}
    </ol>
  );
}

type CommentProps = Omit<CommentThreadProps, "nodes"> & Pick<ThreadNode, "comment" | "answers">;

function Comment({ comment, answers, path, isReview, takesComments }: CommentProps) {
  const { date, say } = useLocale();
  const { id, authorName, body, rating, createdAt, isOfSite } = comment;
  return (
    <article className="comment-body">
      <header>
        <Avatar name={authorName} />
        <div className="comment-author" id={`comment-${id}-author`}>
          <bdi>{authorName}</bdi>
          {isOfSite && <span className="comment-of-site">{say("comments.ofSite")}</span>}
        </div>
        <a className="comment-date" href={`#comment-${id}`}>
          <time dateTime={createdAt.toISOString()}>{date(createdAt)}</time>
        </a>
        {rating !== null && <Stars rating={rating} />}
      </header>
      {answers && <AnswerTo comment={answers} />}
      <div className="comment-text" dir="auto">
        {body.split(/\n{2,}/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move, and may be alike.
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {takesComments && <Reply id={id} path={path} isReview={isReview} />}
    </article>
  );
}

/** Where a talk is deeper than it is shown, who is answered. */
function AnswerTo({ comment: { id, authorName } }: Pick<ThreadNode, "comment">) {
  const { say } = useLocale();
  return (
    <p className="comment-answers">
      <a href={`#comment-${id}`}>{say("comments.inReplyTo", { name: isolated(authorName) })}</a>
    </p>
  );
}

/** Each comment has its own form: one that moved would need a script, or a page for each. */
function Reply({ id, path, isReview }: Pick<CommentProps, "path" | "isReview"> & { id: string }) {
  const { say } = useLocale();
  return (
    <details className="comment-reply">
      <summary aria-describedby={`comment-${id}-author`}>{say("comments.reply")}</summary>
      <CommentForm id={`reply-${id}`} path={path} parent={id} isReview={isReview} />
    </details>
  );
}
