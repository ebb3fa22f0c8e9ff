import { MAX_NAME_LENGTH } from "../../content/accountLimits.ts";
import {
  HIDDEN_FIELD,
  MAX_COMMENT_LENGTH,
  type WrittenComment,
} from "../../pages/comments/WrittenComment.ts";
import type { FieldProblem } from "../../pages/forms/FieldProblem.ts";
import { cleanLine, cleanText, isVisible } from "../cleanText.ts";
import { MAX_EMAIL_LENGTH, readEmail } from "../readEmail.ts";

export type ReadComment = {
  readonly written: WrittenComment;
  /** In the order of the fields. */
  readonly problems: readonly FieldProblem[];
};

/** Reads a comment from its form. @param isReview whether it must say how many stars */
export function readComment(form: URLSearchParams, isReview: boolean): ReadComment {
  const { email, problem } = readEmail(form.get("email") ?? "");
  const parent = cleanLine(form.get("parent") ?? "");
  const written: WrittenComment = {
    path: form.get("path") ?? "",
    parent,
    author: cleanLine(form.get("author") ?? ""),
    email,
    comment: cleanText(form.get("comment") ?? ""),
    rating: isReview && parent === "" ? ratingOf(form.get("rating")) : null,
  };
  const problems = [
    isReview && parent === "" && written.rating === null ? RATING_MISSING : undefined,
    authorProblem(written.author),
    problem && EMAIL_PROBLEMS[problem],
    textProblem(written.comment),
    form.get(HIDDEN_FIELD) ? HIDDEN_FIELD_FILLED : undefined,
  ];
  return { written, problems: problems.filter((one) => one !== undefined) };
}

const RATING_MISSING: FieldProblem = { field: "rating", message: "comments.error.ratingMissing" };
const HIDDEN_FIELD_FILLED: FieldProblem = {
  field: "comment",
  message: "comments.error.hiddenField",
};

const EMAIL_PROBLEMS = {
  missing: { field: "email", message: "comments.error.emailMissing" },
  wrong: { field: "email", message: "comments.error.emailWrong" },
  long: {
    field: "email",
    message: "comments.error.emailLong",
    values: { limit: MAX_EMAIL_LENGTH },
  },
} as const satisfies Record<string, FieldProblem>;

function authorProblem(author: string): FieldProblem | undefined {
  if (!isVisible(author)) return { field: "author", message: "comments.error.nameMissing" };
  if (author.length <= MAX_NAME_LENGTH) return undefined;
  const values = { limit: MAX_NAME_LENGTH };
  return { field: "author", message: "comments.error.nameLong", values };
}

function textProblem(text: string): FieldProblem | undefined {
  if (!isVisible(text)) return { field: "comment", message: "comments.error.textMissing" };
  if (text.length <= MAX_COMMENT_LENGTH) return undefined;
  const values = { limit: MAX_COMMENT_LENGTH };
  return { field: "comment", message: "comments.error.textLong", values };
}

function ratingOf(text: string | null): number | null {
  return /^[1-5]$/.test(text ?? "") ? Number(text) : null;
}
