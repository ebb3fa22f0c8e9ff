/** A comment as its form was filled in, cleaned. */
export type WrittenComment = {
  /** Of the page it is about, without the language. */
  readonly path: string;
  /** The comment it answers; "" for none. */
  readonly parent: string;
  readonly author: string;
  readonly email: string;
  readonly comment: string;
  /** 1 to 5 for a review; null where none was given. */
  readonly rating: number | null;
};

/** The longest comment, in characters. */
export const MAX_COMMENT_LENGTH = 5000;
/** The most stars of a review. */
export const MAX_RATING = 5;
/** The field that people do not see, and programs fill in. */
export const HIDDEN_FIELD = "reason";
