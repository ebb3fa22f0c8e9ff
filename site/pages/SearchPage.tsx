import type { SearchAnswer, SearchHit, ShownCategory } from "../content/PageSource.ts";
import { useStyle } from "../server/render/useStyle.ts";
import { useLocale } from "../texts/LocaleContext.tsx";
import type { MessageKey } from "../texts/messages.ts";
import { useContentLanguage } from "../texts/useContentLanguage.ts";
import { BeyondLastPage } from "./BeyondLastPage.tsx";
import { Pagination } from "./Pagination.tsx";
import { Picture } from "./Picture.tsx";
import { SearchForm } from "./SearchForm.tsx";
import { categoryAddress } from "./shop/categoryAddress.ts";
import { Price } from "./shop/Price.tsx";
import { spanSizes } from "./spanSizes.ts";

export type SearchPageProps = {
  /** What was searched for; empty where nothing was yet. */
  readonly text: string;
  /** Undefined where nothing was searched for. */
  readonly answer: SearchAnswer | undefined;
  /** Those that the text names. */
  readonly categories: readonly ShownCategory[];
};

/** A page of what was found, and the form to search again. */
export function SearchPage({ text, answer, categories }: SearchPageProps) {
  useStyle("search");
  useStyle("autocomplete");
  const { say } = useLocale();
  return (
    <section className="search-page">
      <header className="list-header">
        <h1>{say("search.title")}</h1>
      </header>
      <SearchForm text={text} />
      {categories.length > 0 && <CategoryHits categories={categories} />}
      {answer ? <Results text={text} answer={answer} /> : <p>{say("search.hint")}</p>}
    </section>
  );
}

function CategoryHits({ categories }: Pick<SearchPageProps, "categories">) {
  const { say, link, number } = useLocale();
  return (
    <nav className="category-hits" aria-labelledby="category-hits">
      <p className="label" id="category-hits">
        {say("shop.categories")}
      </p>
      <ul>
        {categories.map(({ slug, name, count }) => (
          <li key={slug}>
            <a href={link(categoryAddress(slug))}>
              <bdi>{name}</bdi>
            </a>
            <span className="count"> {number(count)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Results({ text, answer }: { readonly text: string; readonly answer: SearchAnswer }) {
  const { say } = useLocale();
  const { items, total, page, pageCount, match } = answer;
  const address = (number: number): string => {
    const query = new URLSearchParams({ q: text, ...(number > 1 && { page: String(number) }) });
    return `/search?${query}`;
  };
  if (total === 0) return <p className="empty-state">{say("search.none", { text })}</p>;
  return (
    <>
      <p className="result-count">
        {match === "similar"
          ? say("search.similar", { text })
          : say("search.results", { count: total })}
      </p>
      {page > pageCount && <BeyondLastPage page={page} pageCount={pageCount} first={address(1)} />}
      <ol className="search-results">
        {items.map((hit) => (
          <li key={hit.path}>
            <Hit hit={hit} />
          </li>
        ))}
      </ol>
      <Pagination page={page} pageCount={pageCount} address={address} />
    </>
  );
}

/** One column, however many the page has. */
const THUMBNAIL = spanSizes({ wide: 1, middle: 1, narrow: 1 });

function Hit({ hit }: { readonly hit: SearchHit }) {
  const { say, page } = useLocale();
  const own = useContentLanguage();
  const { path, title, summary, kind, picture, priceFrom, priceTo, regularPrice } = hit;
  return (
    <article className="search-hit">
      {picture && (
        <div className="frame">
          <Picture picture={{ ...picture, alt: "" }} sizes={THUMBNAIL} />
        </div>
      )}
      <div>
        <p className="label">{say(kindKey(kind))}</p>
        <h2>
          <a className="card-link" href={page(path)} dir="auto" {...own}>
            {title || say("site.untitled")}
          </a>
        </h2>
        {summary && (
          <p dir="auto" {...own}>
            {summary}
          </p>
        )}
        {kind === "product" && <Price from={priceFrom} to={priceTo} regular={regularPrice} />}
      </div>
    </article>
  );
}

function kindKey(kind: string): MessageKey {
  if (kind === "product" || kind === "post" || kind === "project") return `search.kind.${kind}`;
  return "search.kind.page";
}
