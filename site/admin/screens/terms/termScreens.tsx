import { TermsScreen } from "./TermsScreen.tsx";

/** The lists of categories and tags, one a kind. */
export function CategoriesScreen() {
  return <TermsScreen kind="category" />;
}

export function TagsScreen() {
  return <TermsScreen kind="tag" />;
}

export function ProductCategoriesScreen() {
  return <TermsScreen kind="product-category" />;
}

export function ProductTagsScreen() {
  return <TermsScreen kind="product-tag" />;
}
