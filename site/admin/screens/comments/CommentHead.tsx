import { Link } from "react-router";
import type { CommentState, ModeratedComment } from "../../../content/admin/commentWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Mark, type MarkTone } from "../../controls/Mark.tsx";
import { Time } from "../../controls/Time.tsx";

/** Who said it, when and where, and how it stands. */
export function CommentHead({ row }: { readonly row: ModeratedComment }) {
  const { say } = useAdminLocale();
  const { author, email, created_at, document, parent, rating, state, is_of_site } = row;
  return (
    <header className="comment-head">
      <p>
        <strong>
          <bdi>{author}</bdi>
        </strong>{" "}
        <bdi className="comment-email">{email}</bdi>{" "}
        {is_of_site && <span className="comment-badge">{say("comments.ofSite")}</span>}
      </p>
      <p>
        <Mark tone={TONES[state]}>{say(`comments.state.${state}`)}</Mark>{" "}
        <Time at={created_at} isRelative /> ·{" "}
        <Link to={`/comments?document=${document.id}`}>
          <bdi>{document.title || document.path}</bdi>
        </Link>
        {!document.is_public && ` · ${say("comments.notPublic")}`}
        {rating !== null && ` · ${say("comments.stars", { count: rating })}`}
        {parent && ` · ${say("comments.answers", { name: parent.author })}`}
      </p>
    </header>
  );
}

const TONES: Readonly<Record<CommentState, MarkTone>> = {
  pending: "warn",
  approved: "good",
  spam: "bad",
  trash: "plain",
};
