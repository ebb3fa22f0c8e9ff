/** What is kept of a question that was answered, so that it is not answered again. */
export type QuestionMark = {
  /** The field that asked it. */
  readonly field: string;
  readonly mark: string;
  /** From when on an answer would be too late anyway. */
  readonly endsAt: Date;
};
