/** The id of the JSON block in which our server prints a page's options. */
export const PAGE_BLOCK_ID = "vitrine-page";
