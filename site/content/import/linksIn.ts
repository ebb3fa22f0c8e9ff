/** A link as it stands in foreign HTML. */
export type WrittenLink = {
  /** Where its first tag begins. */
  readonly start: number;
  /** Behind its last tag. */
  readonly end: number;
  /** As it is written, with entities. */
  readonly href: string;
  /** HTML between its tags. */
  readonly inside: string;
};

const TAG = /<(a\b[^<>]*|\/a\s*)>/gi;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** The links of a text that have an address and an end, in its order; the next link ends one, too. */
export function* linksIn(html: string): Generator<WrittenLink> {
  let open: { start: number; inside: number; href: string } | undefined;
  for (const { index, 0: tag, 1: written = "" } of html.matchAll(TAG)) {
    const isEnd = written.startsWith("/");
    if (isEnd && open) {
      const { start, href } = open;
      yield { start, end: index + tag.length, href, inside: html.slice(open.inside, index) };
    }
    const [, double, single] = (isEnd ? undefined : HREF.exec(written)) ?? [];
    const href = double ?? single;
    open = href === undefined ? undefined : { start: index, inside: index + tag.length, href };
  }
}
