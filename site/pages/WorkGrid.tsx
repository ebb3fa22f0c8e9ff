import type { ListedDocument, ShownTerm } from "../content/ShownDocument.ts";
import { useStyle } from "../server/render/useStyle.ts";
import { useLocale } from "../texts/LocaleContext.tsx";
import { pluralForms } from "../texts/pluralForms.ts";
import { PostCard } from "./PostCard.tsx";
import type { Span } from "./spanSizes.ts";

export type WorkGridProps = {
  readonly items: readonly ListedDocument[];
  /** The slug of a tag: only what has it is shown. What nothing has counts as none. */
  readonly chosen: string | undefined;
  /** The list's address, without its language. */
  readonly path: string;
  readonly isFirstPage: boolean;
};

/** By which the filters and the count name the grid. */
const ID = "works";

/** Three side by side. */
const SPAN: Span = { wide: 4, middle: 4, narrow: 4 };

/**
 * Pieces of work that close up, narrowed by their tags: by links that the server answers, which a
 * script carries out without a new page.
 */
export function WorkGrid({ items, chosen, path, isFirstPage }: WorkGridProps) {
  useStyle("grid");
  useStyle("lists");
  const { language, say } = useLocale();
  const tags = tagsOf(items);
  const current = tags.find(({ slug }) => slug === chosen)?.slug;
  const fits = (item: ListedDocument): boolean => !current || hasTag(item, current);
  const count = items.filter(fits).length;
  const texts = { ...pluralForms(language, "portfolio.count"), none: say("portfolio.noneFit") };
  return (
    <>
      {tags.length > 0 && (
        <div className="work-bar">
          <Filters items={items} tags={tags} current={current} path={path} />
          <p data-grid-status={ID} {...dataOf(texts)}>
            {say("portfolio.count", { count })}
          </p>
        </div>
      )}
      <ol
        id={ID}
        className="post-grid work-grid init-isotope"
        data-iso-selector="li"
        data-iso-filter="true"
        data-fade-in="1"
      >
        {items.map((item, index) => (
          <li
            key={item.path}
            className="kt_item_fade_in"
            data-tags={slugsOf(item).join(" ")}
            hidden={!fits(item)}
          >
            <PostCard
              post={item}
              isFirst={isFirstPage && index < 2}
              span={SPAN}
              ratio={index % 4 === 1 ? "tall" : "wide"}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

type FiltersProps = Pick<WorkGridProps, "items" | "path"> & {
  readonly tags: readonly ShownTerm[];
  readonly current: string | undefined;
};

function Filters({ items, tags, current, path }: FiltersProps) {
  const { say, link, number } = useLocale();
  return (
    <nav aria-label={say("portfolio.filters")}>
      <ul className="work-filters" data-grid-filter={ID}>
        <li>
          <a href={link(path)} data-filter="*" aria-current={current ? undefined : "true"}>
            {say("portfolio.all")}
          </a>
        </li>
        {tags.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={link(`${path}?filter=${encodeURIComponent(slug)}`)}
              rel="nofollow"
              data-filter={`[data-tags~=${JSON.stringify(slug)}]`}
              aria-current={slug === current ? "true" : undefined}
            >
              <bdi>{name}</bdi>
              <span className="count">
                {" "}
                {number(items.filter((one) => hasTag(one, slug)).length)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The tags of these, each once, in the order of their names. */
function tagsOf(items: readonly ListedDocument[]): readonly ShownTerm[] {
  const all = items.flatMap(({ terms }) => terms.filter(({ kind }) => kind === "tag"));
  const bySlug = new Map(all.map((term) => [term.slug, term]));
  return [...bySlug.values()].sort((one, other) => one.name.localeCompare(other.name));
}

function slugsOf({ terms }: ListedDocument): readonly string[] {
  return terms.filter(({ kind }) => kind === "tag").map(({ slug }) => slug);
}

function hasTag(item: ListedDocument, slug: string): boolean {
  return slugsOf(item).includes(slug);
}

function dataOf(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [`data-${name}`, text]));
}
