/** A place where a reader turned the page. */
export const PAGE_BREAK = '<hr class="page-break" />';

export type Uncommented = {
  readonly html: string;
  /** Whether it was written in the block editor, whose paragraphs are marked up already. */
  readonly hasBlocks: boolean;
  /** Blocks that the old server filled on every request, by name. */
  readonly dynamicBlocks: readonly string[];
};

/** Takes out comments: the block editor's and others. `<!--nextpage-->` becomes a page break. */
export function withoutComments(html: string): Uncommented {
  const dynamicBlocks = new Set<string>();
  let hasBlocks = false;
  let written = "";
  let from = 0;
  for (let start = html.indexOf("<!--"); start !== -1; start = html.indexOf("<!--", from)) {
    const end = html.indexOf("-->", start + 4);
    if (end === -1) break;
    const comment = html.slice(start + 4, end).trim();
    const [, name] = /^wp:([a-z][\w/-]{0,80})/.exec(comment) ?? [];
    hasBlocks ||= name !== undefined;
    if (name !== undefined && comment.endsWith("/")) dynamicBlocks.add(name);
    written += html.slice(from, start) + (comment === "nextpage" ? PAGE_BREAK : "");
    from = end + 3;
    // A block's comment has a line of its own.
    if (/^\/?wp:/.test(comment) && html[from] === "\n") from += 1;
  }
  return { html: written + html.slice(from), hasBlocks, dynamicBlocks: [...dynamicBlocks] };
}
