import type { ShownCategory } from "../../content/PageSource.ts";
import type { Crumb } from "../../pages/Breadcrumb.tsx";
import { categoryAddress } from "../../pages/shop/categoryAddress.ts";
import type { PageRequest } from "./PageRoute.ts";

/** From the shop down to a category, which is the last. */
export function crumbsToCategory(
  category: ShownCategory,
  categories: readonly ShownCategory[],
  { locale }: PageRequest,
): readonly Crumb[] {
  const way: ShownCategory[] = [];
  for (
    let step: ShownCategory | undefined = category;
    step && !way.includes(step);
    step = categories.find(({ slug }) => slug === step?.parent)
  ) {
    way.unshift(step);
  }
  return [
    { name: locale.say("shop.title"), href: "/shop" },
    ...way.map(({ name, slug }) => ({ name, href: categoryAddress(slug) })),
  ];
}
