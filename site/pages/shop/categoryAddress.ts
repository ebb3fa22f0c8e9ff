/** The address of a category's list, without its language. */
export function categoryAddress(slug: string): string {
  return `/shop/category/${encodeURIComponent(slug)}`;
}
