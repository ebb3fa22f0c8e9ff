import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { Field } from "../forms/Field.tsx";
import type { FieldProblem } from "../forms/FieldProblem.ts";
import { useProblemOf } from "../forms/useProblemOf.ts";
import { StarChoice } from "./StarChoice.tsx";
import { HIDDEN_FIELD, type WrittenComment } from "./WrittenComment.ts";

export type CommentFormProps = {
  /** What the ids of its fields start with, unlike any other form's on the page. */
  readonly id: string;
  /** The page it is about, without the language. */
  readonly path: string;
  /** The comment it answers. */
  readonly parent?: string | undefined;
  readonly isReview: boolean;
  /** What was written before, where it was not right yet. */
  readonly written?: WrittenComment | undefined;
  readonly problems?: readonly FieldProblem[];
};

const NO_PROBLEMS: readonly FieldProblem[] = [];

/** The form for a comment, a review or an answer. It posts to /comments and needs no script. */
export function CommentForm(props: CommentFormProps) {
  useStyle("forms");
  const { id, path, parent, isReview, written, problems = NO_PROBLEMS } = props;
  const { say, link } = useLocale();
  const problemOf = useProblemOf(problems);
  const isRated = isReview && !parent;
  const send = isRated ? "comments.sendReview" : "comments.send";
  return (
    <form className="comment-form plain-form" method="post" action={link("/comments")}>
      <input type="hidden" name="path" value={path} />
      {parent && <input type="hidden" name="parent" value={parent} />}
      {isRated && (
        <StarChoice
          id={`${id}-rating`}
          rating={written?.rating ?? null}
          problem={problemOf("rating")}
        />
      )}
      <Field
        id={`${id}-author`}
        name="author"
        label={say("comments.name")}
        autoComplete="name"
        value={written?.author}
        problem={problemOf("author")}
      />
      <Field
        id={`${id}-email`}
        name="email"
        type="email"
        label={say("comments.email")}
        autoComplete="email"
        value={written?.email}
        problem={problemOf("email")}
      />
      <Field
        id={`${id}-comment`}
        name="comment"
        type="lines"
        label={say(isRated ? "comments.reviewText" : "comments.text")}
        value={written?.comment}
        problem={problemOf("comment")}
      />
      <label className="leave-empty" aria-hidden="true">
        {say("comments.leaveEmpty")}
        <input name={HIDDEN_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
      <button className="button" type="submit">
        {say(parent ? "comments.sendReply" : send)}
      </button>
    </form>
  );
}
