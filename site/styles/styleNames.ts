/**
 * The stylesheets of the site, each a file of this folder, in the order of the cascade. "site" is
 * what every page needs; a component asks for another with useStyle(), and a page is sent those of
 * what stands on it.
 */
export const STYLE_NAMES = [
  "site",
  "lists",
  "search",
  "errors",
  "shop",
  "filters",
  "product",
  "style-page",
  "document",
  "blocks",
  "prose",
  "foreign",
  "wide",
  "tabs",
  "comments",
  "forms",
  "select",
  "contact-form",
  "password-strength",
  "lightbox",
  "switching-header",
  "jump-links",
  "embed",
  "player",
  "autocomplete",
  "collapse",
  "grid",
  "infinite-scroll",
  "gallery",
  "stretched-row",
  "entrance",
  "call-to-action",
  "sticky",
  "parallax",
  "typing",
  "preview",
] as const;

export type StyleName = (typeof STYLE_NAMES)[number];
