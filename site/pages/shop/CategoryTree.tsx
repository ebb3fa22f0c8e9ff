import type { ShownCategory } from "../../content/PageSource.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { categoryAddress } from "./categoryAddress.ts";

export type CategoryTreeProps = {
  readonly categories: readonly ShownCategory[];
  /** The slug of the one shown. */
  readonly current: string | undefined;
};

/** All categories; those below another stand in its entry. */
export function CategoryTree({ categories, current }: CategoryTreeProps) {
  const { say, link } = useLocale();
  if (categories.length === 0) return null;
  return (
    <nav className="category-tree" aria-label={say("shop.categories")}>
      <ul>
        <li>
          <a href={link("/shop")} aria-current={current === undefined ? "page" : undefined}>
            {say("shop.all")}
          </a>
        </li>
        <Level categories={categories} parent={null} current={current} />
      </ul>
    </nav>
  );
}

type LevelProps = CategoryTreeProps & { readonly parent: string | null };

function Level({ categories, parent, current }: LevelProps) {
  const { link, number } = useLocale();
  return categories
    .filter((category) => category.parent === parent)
    .map(({ slug, name, count }) => (
      <li key={slug}>
        <a href={link(categoryAddress(slug))} aria-current={slug === current ? "page" : undefined}>
          <bdi>{name}</bdi>
          <span className="count"> {number(count)}</span>
        </a>
        {categories.some((category) => category.parent === slug) && (
          <ul>
            <Level categories={categories} parent={slug} current={current} />
          </ul>
        )}
      </li>
    ));
}
