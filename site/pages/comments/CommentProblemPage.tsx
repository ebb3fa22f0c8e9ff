import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import type { FieldProblem } from "../forms/FieldProblem.ts";
import { isolated } from "../forms/isolated.ts";
import { ProblemSummary } from "../forms/ProblemSummary.tsx";
import { CommentForm } from "./CommentForm.tsx";
import type { WrittenComment } from "./WrittenComment.ts";

export type CommentProblemPageProps = {
  readonly written: WrittenComment;
  readonly problems: readonly FieldProblem[];
  readonly isReview: boolean;
  /** The document that it is about. */
  readonly title: string;
  readonly path: string;
  /** The name of whom it answers. */
  readonly answered?: string | undefined;
  /** For how many minutes no more are taken. */
  readonly waitMinutes?: number | undefined;
};

/** A comment that could not be taken yet: what is wrong with it, and the form as it was written. */
export function CommentProblemPage(props: CommentProblemPageProps) {
  useStyle("document");
  useStyle("forms");
  const { title, path, isReview, written, problems, answered, waitMinutes } = props;
  const { say, link } = useLocale();
  const name = title || say("site.untitled");
  return (
    <section className="document form-page">
      <header className="document-header">
        <h1>{say("comments.notSent")}</h1>
      </header>
      {waitMinutes !== undefined && (
        <p className="form-summary" role="alert">
          {say("comments.tooMany", { count: waitMinutes })}
        </p>
      )}
      <ProblemSummary problems={problems} heading="comments.mend" idOf={idOf} />
      {answered && <h2>{say("comments.replyTo", { name: isolated(answered) })}</h2>}
      <CommentForm
        id="respond"
        path={path}
        parent={answered && written.parent}
        isReview={isReview}
        written={written}
        problems={problems}
      />
      <p>
        <a href={link(path)}>{say("comments.back", { title: isolated(name) })}</a>
      </p>
    </section>
  );
}

function idOf(field: string): string {
  return `respond-${field}`;
}
