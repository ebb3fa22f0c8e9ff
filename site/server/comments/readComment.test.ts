import { describe, expect, test } from "vitest";
import { MAX_NAME_LENGTH } from "../../content/accountLimits.ts";
import { MAX_COMMENT_LENGTH, MAX_RATING } from "../../pages/comments/WrittenComment.ts";
import { readComment } from "./readComment.ts";

const whole = { path: "/a", author: "Ada", email: "ada@example.com", comment: "Good ink." };

const read = (fields: Readonly<Record<string, string>>, isReview = false) =>
  readComment(new URLSearchParams({ ...whole, ...fields }), isReview);

const wrong = (fields: Readonly<Record<string, string>>, isReview = false) =>
  read(fields, isReview).problems.map(({ message }) => message.split(".").at(-1));

describe("a comment that was sent", () => {
  test("is read with its parent, and without stars where it is no review", () => {
    expect(read({ parent: "p", rating: "4" })).toEqual({
      written: { ...whole, parent: "p", rating: null },
      problems: [],
    });
  });

  test("is told everything that is wrong with it at once, in the order of its fields", () => {
    expect(wrong({ author: "", email: "", comment: "" }, true)).toEqual([
      "ratingMissing",
      "nameMissing",
      "emailMissing",
      "textMissing",
    ]);
    expect(wrong({ email: "ada", reason: "because" })).toEqual(["emailWrong", "hiddenField"]);
  });

  test("has fields that end at 80, 254 and 5,000 characters, line breaks counted once", () => {
    expect([MAX_NAME_LENGTH, MAX_COMMENT_LENGTH, MAX_RATING]).toEqual([80, 5000, 5]);
    expect(wrong({ author: "ش".repeat(80), comment: "\r\na".repeat(2500) })).toEqual([]);
    expect(wrong({ author: "a".repeat(81), comment: "a".repeat(5001) })).toEqual([
      "nameLong",
      "textLong",
    ]);
    expect(wrong({ email: `${"a".repeat(243)}@example.com` })).toEqual(["emailLong"]);
  });

  test("is empty where there is nothing to see", () => {
    expect(wrong({ author: "\0\u200b ", comment: "\u2060\n\t\u0007" })).toEqual([
      "nameMissing",
      "textMissing",
    ]);
  });

  test("keeps markup as the text that it is", () => {
    expect(read({ comment: "<b>&amp;</b>" }).written.comment).toBe("<b>&amp;</b>");
  });

  test("that reviews gives one to five whole stars; an answer to a review gives none", () => {
    expect(read({ rating: "5" }, true).written.rating).toBe(5);
    for (const rating of ["0", "6", "4.5", "-1", "five", "05", "٥", " 5"]) {
      expect([rating, wrong({ rating }, true)]).toEqual([rating, ["ratingMissing"]]);
    }
    expect(read({ parent: "p", rating: "5" }, true)).toMatchObject({
      written: { rating: null },
      problems: [],
    });
  });
});
