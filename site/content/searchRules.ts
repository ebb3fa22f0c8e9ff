/** How much of what a visitor looks for counts, in UTF-16 units. */
export const MAX_SEARCH_LENGTH = 200;
