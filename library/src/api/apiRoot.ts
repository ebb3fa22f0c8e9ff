/** Where a site answers programs that only read: the version is part of every address. */
export const API_ROOT = "/api/v1";

/** The most that one page of a list holds. */
export const MAX_PER_PAGE = 100;

/** How much it holds where nobody says. */
export const PER_PAGE = 20;
