/** The chief pages of the demo, by the names of their screenshots. */
export const CHIEF_PAGES: Readonly<Record<string, string>> = {
  home: "/",
  list: "/shop",
  category: "/shop/category/maps",
  product: "/shop/seven-islands",
  journal: "/journal",
  post: "/journal/moire",
  portfolio: "/portfolio",
  project: "/portfolio/tide-almanac",
  search: "/search?q=blue",
  about: "/about",
  contact: "/contact",
  moving: "/drawing-to-wall",
  german: "/de/shop",
  arabic: "/ar",
  "arabic-product": "/ar/shop/seven-islands",
  missing: "/nowhere",
};
