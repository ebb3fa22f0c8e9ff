/** An approved comment or review, as its page shows it. */
export type ShownComment = {
  readonly id: string;
  /** The comment it answers, itself approved; null at the top. */
  readonly parentId: string | null;
  readonly authorName: string;
  /** Plain text. */
  readonly body: string;
  /** 1 to 5 for a review, else null. */
  readonly rating: number | null;
  readonly createdAt: Date;
  /** Whether somebody wrote it who works on the site. */
  readonly isOfSite: boolean;
};
