import { PRODUCT_ORDERS, type ProductList, type ShownCategory } from "../../server/PageSource.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { BeyondLastPage } from "../BeyondLastPage.tsx";
import { Breadcrumb, type Crumb } from "../Breadcrumb.tsx";
import { Icon } from "../Icon.tsx";
import { Pagination } from "../Pagination.tsx";
import { FilterPanel } from "./FilterPanel.tsx";
import { listAddress } from "./listAddress.ts";
import { ProductGrid } from "./ProductGrid.tsx";
import { isFiltered, type ProductFilters } from "./productFilters.ts";

export type ProductListPageProps = {
  readonly list: ProductList;
  readonly filters: ProductFilters;
  readonly categories: readonly ShownCategory[];
  readonly crumbs: readonly Crumb[];
  /** The list's address without a query and without its language. */
  readonly path: string;
  /** The smallest unit of the currency in one, such as 100. */
  readonly minorUnit: number;
};

/** How many pictures of a list are fetched before all else: the first row of a phone. */
const FIRST_PICTURES = 2;

/** A list of products with what narrows it, all by plain links. */
export function ProductListPage(props: ProductListPageProps) {
  useStyle("shop");
  const { list, filters, categories, crumbs, path, minorUnit } = props;
  const { say } = useLocale();
  const { items, total, page, pageCount, category, facets, priceRange } = list;
  const panel = (
    <FilterPanel
      filters={filters}
      path={path}
      facets={facets}
      priceRange={
        priceRange && { from: priceRange.from / minorUnit, to: priceRange.to / minorUnit }
      }
      minorUnit={minorUnit}
      categories={categories}
      category={category}
    />
  );
  return (
    <section className="shop">
      {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
      <header className="list-header">
        <h1 dir="auto">{category?.name ?? say("shop.title")}</h1>
        {category?.description && (
          <p className="lead" dir="auto">
            {category.description}
          </p>
        )}
      </header>
      <div className="shop-bar">
        <p className="result-count">{say("shop.count", { count: total })}</p>
        <OrderMenu filters={filters} path={path} />
        <ViewToggle filters={filters} path={path} />
      </div>
      <div className="shop-columns">
        <aside className="shop-filters" aria-label={say("shop.filters")}>
          <details>
            <summary className="button" data-look="quiet">
              <Icon name="filter" />
              {say("shop.filters")}
            </summary>
            {panel}
          </details>
        </aside>
        <div className="shop-results">
          <ChosenFilters {...props} />
          {page > pageCount && (
            <BeyondLastPage
              page={page}
              pageCount={pageCount}
              first={listAddress(path, { ...filters, page: 1 })}
            />
          )}
          {total === 0 && (
            <p className="empty-state">
              {say(isFiltered(filters) ? "shop.noneFit" : "shop.empty")}
            </p>
          )}
          <ProductGrid products={items} view={filters.view} firstCount={FIRST_PICTURES} level={2} />
          <Pagination
            className="woocommerce-pagination"
            page={page}
            pageCount={pageCount}
            address={(number) => listAddress(path, { ...filters, page: number })}
          />
        </div>
      </div>
    </section>
  );
}

/** The order of the list, chosen from a menu that opens without script. */
function OrderMenu({ filters, path }: Pick<ProductListPageProps, "filters" | "path">) {
  const { say, link } = useLocale();
  return (
    <div className="order-menu">
      <button type="button" popoverTarget="order-choices">
        <span className="visually-hidden">{say("shop.order")} </span>
        {say(`shop.order.${filters.order}`)}
        <Icon name="chevron-down" />
      </button>
      <ul id="order-choices" className="choices" popover="auto" aria-label={say("shop.order")}>
        {PRODUCT_ORDERS.map((order) => (
          <li key={order}>
            <a
              href={link(listAddress(path, { ...filters, order, page: 1 }))}
              rel="nofollow"
              aria-current={order === filters.order ? "true" : undefined}
            >
              {say(`shop.order.${order}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Grid or list, as links; a later behaviour switches without a new page. */
function ViewToggle({ filters, path }: Pick<ProductListPageProps, "filters" | "path">) {
  const { say, link } = useLocale();
  return (
    <nav className="kt_product_toggle_container" aria-label={say("shop.view")}>
      {(["grid", "list"] as const).map((view) => (
        <a
          key={view}
          className={`toggle_${view}${view === filters.view ? " toggle_active" : ""}`}
          href={link(listAddress(path, { ...filters, view }))}
          rel="nofollow"
          aria-current={view === filters.view ? "true" : undefined}
          aria-label={say(view === "grid" ? "shop.viewGrid" : "shop.viewList")}
        >
          <Icon name={view} />
        </a>
      ))}
    </nav>
  );
}

/** What is chosen now, each with the way to take it back, and all at once. */
function ChosenFilters({ list, filters, path, minorUnit }: ProductListPageProps) {
  const { say, link, money } = useLocale();
  if (!isFiltered(filters)) return null;
  const labels = new Map(
    list.facets.flatMap(({ values }) => values.map(({ key, label }) => [key, label])),
  );
  const { minPrice, maxPrice } = filters;
  const [from, to] = [(minPrice ?? 0) * minorUnit, (maxPrice ?? 0) * minorUnit];
  const price =
    maxPrice === undefined
      ? say("shop.priceFrom", { price: money(from) })
      : minPrice === undefined
        ? say("shop.priceUpTo", { price: money(to) })
        : say("shop.priceBetween", { from: money(from), to: money(to) });
  const chosen: readonly { label: string; without: Partial<ProductFilters> }[] = [
    ...filters.facets.map((key) => ({
      label: labels.get(key) ?? key.replace(/^.*:/, ""),
      without: { facets: filters.facets.filter((one) => one !== key) },
    })),
    ...(minPrice === undefined && maxPrice === undefined
      ? []
      : [{ label: price, without: { minPrice: undefined, maxPrice: undefined } }]),
    ...(filters.inStockOnly
      ? [{ label: say("shop.inStockOnly"), without: { inStockOnly: false } }]
      : []),
  ];
  return (
    <ul className="chosen-filters" aria-label={say("shop.chosen")}>
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <a
            href={link(listAddress(path, { ...filters, page: 1, ...without }))}
            rel="nofollow"
            aria-label={say("shop.remove", { label })}
          >
            <bdi>{label}</bdi>
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className="clear" href={link(path)}>
          {say("shop.clear")}
        </a>
      </li>
    </ul>
  );
}
