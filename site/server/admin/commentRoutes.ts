import { type Context, Hono } from "hono";
import {
  COMMENTS_API,
  type CommentState,
  commentQuery,
  commentStates,
  commentsDelete,
  commentText,
  MAX_MODERATED_TEXT,
  type ModeratedComment,
} from "../../content/admin/commentWire.ts";
import { audit } from "../../store/auditLog.ts";
import { ConflictError } from "../../store/ConflictError.ts";
import { addComment } from "../../store/comments.ts";
import {
  findComment,
  listComments,
  listThread,
  type StoredComment,
} from "../../store/listComments.ts";
import {
  changeCommentText,
  decideComments,
  deleteComments,
  findReply,
} from "../../store/moderateComments.ts";
import type { Database } from "../../store/Store.ts";
import { cleanText, isVisible } from "../cleanText.ts";
import { SiteError } from "../SiteError.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { asActor } from "./asActor.ts";
import { ID_PATTERN } from "./idPattern.ts";
import { pageOf } from "./pageOf.ts";
import { invalid, readBody } from "./readBody.ts";
import { readListQuery } from "./readListQuery.ts";

/** What visitors said: moderated, mended and answered. */
export function commentRoutes({ db }: Pick<AdminOptions, "db">): Hono<AdminEnv> {
  const one = `${COMMENTS_API}/:id{${ID_PATTERN}}`;
  return new Hono<AdminEnv>()
    .get(COMMENTS_API, async (c) => {
      const { document, state, sort, ...question } = readListQuery(c, commentQuery);
      const { items, counts, ...page } = await listComments(db, {
        ...question,
        status: state,
        documentId: document,
        isOldestFirst: sort === "written",
      });
      return c.json({ items: items.map(toRow), ...pageOf(page), counts });
    })
    .get(`${one}/thread`, async (c) => {
      const items = await listThread(db, c.req.param("id"));
      if (items.length === 0) throw missing();
      return c.json({ items: items.map(toRow) });
    })
    .post(`${COMMENTS_API}/states`, async (c) => {
      const { states } = await readBody(c, commentStates);
      const decided = await db.transaction(async (tx) => {
        const decisions = states.map(({ id, state }) => ({ id, status: state }));
        const rows = await decideComments(tx, decisions);
        for (const { id, authorName, status, now } of rows) {
          if (status !== now) await note(c, tx, { verb: VERBS[now], id, name: authorName });
        }
        return rows;
      });
      const there = new Set(decided.map(({ id }) => id));
      return c.json({
        before: decided.map(({ id, status }) => ({ id, state: status })),
        missing: states.map(({ id }) => id).filter((id) => !there.has(id)),
      });
    })
    .post(`${COMMENTS_API}/delete`, async (c) => {
      const { ids } = await readBody(c, commentsDelete);
      const deleted = await db.transaction(async (tx) => {
        const rows = await deleteComments(tx, ids);
        for (const { id, authorName } of rows) {
          await note(c, tx, { verb: "delete", id, name: authorName });
        }
        return rows.length;
      });
      return c.json({ deleted });
    })
    .patch(one, async (c) => {
      const body = await readText(c);
      const id = c.req.param("id");
      await db.transaction(async (tx) => {
        const name = await changeCommentText(tx, { id, body });
        if (name === undefined) throw missing();
        await note(c, tx, { verb: "change", id, name });
      });
      return c.json(toRow(found(await findComment(db, id))));
    })
    .post(`${one}/replies`, async (c) => {
      const body = await readText(c);
      const id = await db.transaction((tx) => reply(c, tx, body));
      return c.json(toRow(found(await findComment(db, id))), 201);
    });
}

/** An answer by whoever is signed in, shown at once; what it answers is approved by it. */
async function reply(c: Context<AdminEnv>, tx: Database, body: string): Promise<string> {
  const answered = found(await findComment(tx, c.req.param("id") ?? ""));
  if (answered.status === "spam" || answered.status === "trash") {
    throw new SiteError(409, THROWN_AWAY, { code: "thrown-away" });
  }
  if (answered.status === "pending") {
    await decideComments(tx, [{ id: answered.id, status: "approved" }]);
    await note(c, tx, { verb: "approve", id: answered.id, name: answered.authorName });
  }
  const { userId, name, email } = c.get("user");
  // Whoever got no answer sends it again: visitors read it once.
  const same = await findReply(tx, { parentId: answered.id, userId, body });
  if (same !== undefined) return same;
  const { id } = await addComment(tx, {
    documentId: answered.document.id,
    parentId: answered.id,
    userId,
    authorName: name,
    authorEmail: email,
    body,
    status: "approved",
  }).catch((cause: unknown) => {
    if (!(cause instanceof ConflictError)) throw cause;
    throw new SiteError(409, NOT_PUBLIC, { code: cause.reason, cause });
  });
  await note(c, tx, { verb: "reply", id, name: answered.authorName });
  return id;
}

const VERBS = {
  pending: "unapprove",
  approved: "approve",
  spam: "spam",
  trash: "trash",
} as const satisfies Record<CommentState, string>;

type Noted = {
  readonly verb: (typeof VERBS)[CommentState] | "delete" | "change" | "reply";
  readonly id: string;
  /** Of who wrote it. */
  readonly name: string;
};

function note(c: Context<AdminEnv>, tx: Database, { verb, id, name }: Noted): Promise<void> {
  const subject = { kind: "comment", id, name };
  return audit(tx, { by: asActor(c.get("user")), action: `comment.${verb}`, subject });
}

async function readText(c: Context<AdminEnv>): Promise<string> {
  const body = cleanText((await readBody(c, commentText)).body);
  const message = !isVisible(body)
    ? EMPTY
    : body.length > MAX_MODERATED_TEXT
      ? TOO_LONG
      : undefined;
  if (message !== undefined) throw invalid([{ path: ["body"], message }]);
  return body;
}

function toRow(comment: StoredComment): ModeratedComment {
  const { document, parentId, parentAuthor, ...row } = comment;
  const { id, title, path, isPublic } = document;
  return {
    id: row.id,
    document: { id, title, path, is_public: isPublic },
    parent: parentId === null ? null : { id: parentId, author: parentAuthor ?? "" },
    author: row.authorName,
    email: row.authorEmail,
    body: row.body,
    rating: row.rating,
    state: row.status,
    created_at: row.createdAt.toISOString(),
    is_of_site: row.isOfSite,
    answers: row.answers,
  };
}

const EMPTY = "There is nothing to read in it yet. Write some words, or throw the comment away.";
const TOO_LONG = `A comment has at most ${MAX_MODERATED_TEXT} characters. Leave something out.`;
const THROWN_AWAY =
  "This comment was thrown away, and nobody would see the answer. Approve it first, then answer it.";
const NOT_PUBLIC =
  "The page of this comment is not public, so nobody would see the answer. Publish the page first; your text is still here.";

function found<Value>(value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw missing();
}

function missing(): SiteError {
  const sentence =
    "This comment is not there any more, so nothing was changed. Load the list again.";
  return new SiteError(404, sentence, { code: "missing" });
}
