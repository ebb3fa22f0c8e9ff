/** A form-tag as its author wrote it: `[text* your-name size:30 "Kim"]`. */
export type FormTag = {
  /** Without its star, as "text". */
  readonly type: string;
  /** Whether a star follows the type. */
  readonly isRequired: boolean;
  /** "" where it has none. */
  readonly name: string;
  /** Its words, as "size:30". */
  readonly options: readonly string[];
  /** Its quoted texts. */
  readonly values: readonly string[];
  /** HTML between it and the tag that closes it; "" without one. */
  readonly content: string;
  /** All of it, as it stands in the template. */
  readonly source: string;
  readonly place: TemplatePlace;
};

/** Where something stands in a template; both count from 1. */
export type TemplatePlace = { readonly line: number; readonly column: number };

/** What of a template did not come along as it was meant. */
export type TemplateProblem = TemplatePlace & {
  /** A sentence without its full stop. */
  readonly reason: string;
};
