import { type Context, Hono } from "hono";
import type { PageSource } from "../../content/PageSource.ts";
import { encodePath } from "../../content/pagePath.ts";
import type { ShownComment } from "../../content/ShownComment.ts";
import type { ShownDocument } from "../../content/ShownDocument.ts";
import { CommentProblemPage } from "../../pages/comments/CommentProblemPage.tsx";
import { COMMENT_RECEIVED_ID } from "../../pages/comments/Comments.tsx";
import { replyParent } from "../../pages/comments/threadOf.ts";
import type { WrittenComment } from "../../pages/comments/WrittenComment.ts";
import type { FieldProblem } from "../../pages/forms/FieldProblem.ts";
import { ConflictError } from "../../store/ConflictError.ts";
import type { NewComment } from "../../store/comments.ts";
import type { Accounts } from "../accounts/createAccounts.ts";
import type { ClientAddress } from "../clientAddress.ts";
import { readComment } from "../comments/readComment.ts";
import { readFormPost } from "../formPost.ts";
import { languagePaths } from "../languagePaths.ts";
import type { PersonalPages } from "../personalPages.tsx";
import { COMMENT_LIMIT, type CountAttempt } from "../rateLimit.ts";
import { refuseReading } from "../refuseReading.ts";
import { SiteError } from "../SiteError.ts";
import { visitorAddress } from "../visitorAddress.ts";

export type CommentOptions = {
  readonly source: Pick<PageSource, "findDocument" | "listComments">;
  readonly pages: PersonalPages;
  readonly addComment: (comment: NewComment) => Promise<{ readonly id: string }>;
  readonly countAttempt: CountAttempt;
  readonly accounts: Pick<Accounts, "findSignedIn">;
  readonly clientAddress: ClientAddress;
  /** The public address, where its owner set one. */
  readonly origin: string | undefined;
};

/**
 * Takes comments and reviews. One that is right waits for approval, and leads back to its page;
 * one that is not is answered with a page that shows it again, as it was written.
 */
export function commentRoutes(options: CommentOptions): Hono {
  const app = new Hono();
  for (const path of languagePaths("/comments")) {
    app.all(path, refuseReading).post(path, (c) => takeComment(c, options));
  }
  return app;
}

async function takeComment(c: Context, options: CommentOptions): Promise<Response> {
  const form = await readFormPost(c, options.origin);
  const { say, link } = await options.pages.findLocale(c);
  const document = await options.source.findDocument({ paths: [form.get("path") ?? ""] });
  if (!document) throw new SiteError(404, say("comments.gone"), { isTranslated: true });
  if (!document.takesComments) {
    throw new SiteError(403, say("comments.closed"), { isTranslated: true });
  }

  const { written, problems } = readComment(form, document.kind === "product");
  const answered = await findAnswered(written, document, options);
  const found = { document, written, answered };
  const all = [...problems, ...(written.parent && !answered ? [PARENT_GONE] : [])];
  if (all.length > 0) return showAgain(c, { ...found, problems: all, status: 422 }, options);

  const wait = await options.countAttempt(COMMENT_LIMIT, visitorAddress(c, options.clientAddress));
  if (wait !== undefined) {
    c.header("retry-after", String(wait));
    return showAgain(c, { ...found, waitSeconds: wait, status: 429 }, options);
  }
  const user = await options.accounts.findSignedIn(c.req.header("cookie"));
  await options.addComment(toStore(found, user?.userId ?? null)).catch((error: unknown) => {
    // Taken away since this request began.
    if (!(error instanceof ConflictError)) throw error;
    throw new SiteError(404, say("comments.gone"), { isTranslated: true });
  });
  c.header("cache-control", "no-store");
  return c.redirect(`${encodePath(link(document.path))}#${COMMENT_RECEIVED_ID}`, 303);
}

const PARENT_GONE: FieldProblem = { field: "comment", message: "comments.error.parentGone" };

/** The comment that is answered, and the one below which the answer stands. */
type Answered = { readonly comment: ShownComment; readonly parentId: string };

async function findAnswered(
  { parent }: WrittenComment,
  { id }: ShownDocument,
  { source }: CommentOptions,
): Promise<Answered | undefined> {
  if (parent === "") return undefined;
  const comments = await source.listComments(id);
  const comment = comments.find((one) => one.id === parent);
  const parentId = replyParent(comments, parent);
  return comment && parentId ? { comment, parentId } : undefined;
}

type Found = {
  readonly document: ShownDocument;
  readonly written: WrittenComment;
  readonly answered: Answered | undefined;
};

function toStore({ document, written, answered }: Found, userId: string | null): NewComment {
  return {
    documentId: document.id,
    parentId: answered?.parentId ?? null,
    userId,
    authorName: written.author,
    authorEmail: written.email,
    body: written.comment,
    rating: written.rating,
    status: "pending",
  };
}

type Again = Found & {
  readonly status: 422 | 429;
  readonly problems?: readonly FieldProblem[];
  readonly waitSeconds?: number;
};

async function showAgain(
  c: Context,
  { document, written, answered, status, problems = [], waitSeconds }: Again,
  { pages }: CommentOptions,
): Promise<Response> {
  const { say } = await pages.findLocale(c);
  return pages.show(c, {
    title: say("comments.notSent"),
    path: document.path,
    status,
    postRequestData: written,
    body: (
      <CommentProblemPage
        title={document.title}
        path={document.path}
        isReview={document.kind === "product"}
        written={written}
        problems={problems}
        answered={answered?.comment.authorName}
        waitMinutes={waitSeconds && Math.ceil(waitSeconds / 60)}
      />
    ),
  });
}
