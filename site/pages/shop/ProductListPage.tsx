import type { ProductList, ShownCategory } from "../../content/PageSource.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { Breadcrumb, type Crumb } from "../Breadcrumb.tsx";
import { FoldedFilters } from "./FoldedFilters.tsx";
import { OrderMenu } from "./OrderMenu.tsx";
import { ProductResults } from "./ProductResults.tsx";
import type { ProductFilters } from "./productFilters.ts";
import { ViewToggle } from "./ViewToggle.tsx";

export type ProductListPageProps = {
  readonly list: ProductList;
  readonly filters: ProductFilters;
  readonly categories: readonly ShownCategory[];
  readonly crumbs: readonly Crumb[];
  /** The list's address without a query and without its language. */
  readonly path: string;
};

/** A list of products with what narrows it, all by plain links. */
export function ProductListPage(props: ProductListPageProps) {
  useStyle("shop");
  const { list, filters, categories, crumbs, path } = props;
  const { say } = useLocale();
  const { total, category } = list;
  const shown = { list, filters, path };
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
        <FoldedFilters {...shown} categories={categories} />
        <ProductResults {...shown} />
      </div>
    </section>
  );
}
