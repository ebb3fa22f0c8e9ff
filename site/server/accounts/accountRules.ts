import { SESSION_COOKIE } from "../createFrontDoor.ts";

/**
 * The cookie of a signed-in visitor; behind https its name starts with "__Secure-". It ends with
 * the name by which the front door knows requests that must not meet the page cache.
 */
export const ACCOUNT_COOKIE = `account_${SESSION_COOKIE}`;

/** How long someone stays signed in, in seconds: 30 days. */
export const SIGN_IN_SECONDS = 30 * 24 * 60 * 60;
