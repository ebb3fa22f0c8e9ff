/** What a page's address asks of Vitrine (specification, section 2: query parameters). */
export type PageQuery = {
  /** An editor looks at the page as it will be. */
  readonly isPreview: boolean;
  /** The template shown in that preview, such as "my-notification"; "" for none. */
  readonly contentTemplate: string;
  /** One overlay is being looked at: overlays are not hidden at first. */
  readonly showsLightbox: boolean;
};

/**
 * Reads the query of a page's address. `preview` and `tcb_lightbox` count by being there, whatever
 * their value, as the real builder has it.
 * @param search with or without its `?`
 */
export function pageQuery(search: string): PageQuery {
  const query = new URLSearchParams(search);
  return {
    isPreview: query.has("preview"),
    contentTemplate: query.get("content_template") ?? "",
    showsLightbox: query.has("tcb_lightbox"),
  };
}
