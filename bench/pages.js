/** The pages that every measurement in the browser visits: of the demo site, one of each kind. */
export const PAGES = [
  { label: "home", path: "/" },
  { label: "journal", path: "/journal" },
  { label: "blocks", path: "/blocks" },
  { label: "post", path: "/journal/a-dot-is-not-a-pixel" },
  { label: "list", path: "/shop" },
  { label: "product", path: "/shop/seven-islands" },
];

/** The pages that Lighthouse judges; a page of pictures may take longer than one of text. */
export const LIGHTHOUSE_PAGES = [
  { label: "home", path: "/", kind: "picture" },
  { label: "list", path: "/shop", kind: "picture" },
  { label: "product", path: "/shop/seven-islands", kind: "picture" },
  { label: "post", path: "/journal/a-dot-is-not-a-pixel", kind: "picture" },
  { label: "contact", path: "/contact", kind: "text" },
];

/** A laptop's window, in CSS pixels. */
export const VIEWPORT = { width: 1280, height: 800 };

/** By how much the processor is slowed, to stand for a modest phone. */
export const CPU_SLOWDOWN = 4;
