import { SESSION_COOKIE } from "../createFrontDoor.ts";

/**
 * The cookie of a signed-in visitor; behind https its name starts with "__Secure-". It ends with
 * the name by which the front door knows requests that must not meet the page cache.
 */
export const ACCOUNT_COOKIE = `account_${SESSION_COOKIE}`;

/** The shortest password, in characters (NIST SP 800-63B, 5.1.1.1). */
export const MIN_PASSWORD_LENGTH = 8;
/** The longest password, in characters: enough for any sentence, too little to keep us busy. */
export const MAX_PASSWORD_LENGTH = 128;
/** The longest name of a person, in characters. */
export const MAX_NAME_LENGTH = 80;
/** How long someone stays signed in, in seconds: 30 days. */
export const SIGN_IN_SECONDS = 30 * 24 * 60 * 60;
