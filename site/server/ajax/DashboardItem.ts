import type { PageSource } from "../../content/PageSource.ts";
import type { NestedFields } from "./readNestedFields.ts";

export type ItemQuestion = {
  /** What the item was asked for with. */
  readonly data: NestedFields;
  /** The document that the page shows; "" where it said none. */
  readonly postId: string;
  readonly source: Pick<PageSource, "listComments">;
};

/** A part of a page that can be asked for once the page is there; null where there is nothing. */
export type DashboardItem = (question: ItemQuestion) => Promise<unknown>;
