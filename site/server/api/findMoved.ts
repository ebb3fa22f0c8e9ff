import { API_ROOT } from "vitrine/api";
import type { PageSource } from "../../content/PageSource.ts";
import { SiteError } from "../SiteError.ts";
import type { MovedTo } from "./ApiOptions.ts";

export type Missing = {
  /** The address of the API that was asked. */
  readonly of: "document" | "product";
  /** Of the document; undefined where it was asked for by something else. */
  readonly path: string | undefined;
  /** The query as it was asked. */
  readonly text: string;
};

/** Where what stood at a path stands now, as the same question. @throws SiteError 404 `missing` */
export async function findMoved(
  { of, path, text }: Missing,
  source: Pick<PageSource, "findRedirect">,
): Promise<MovedTo> {
  const moved = path === undefined ? undefined : await source.findRedirect(path);
  if (moved === undefined) throw new SiteError(404, SENTENCES[of], { code: "missing" });
  const query = new URLSearchParams(text);
  query.set("path", moved);
  return { movedTo: `${API_ROOT}/${of}?${query}` };
}

const SENTENCES = {
  document: "There is no such public document. It may be a draft, private, or gone.",
  product: "There is no such public product. It may be a draft, private, or gone.",
} as const;
