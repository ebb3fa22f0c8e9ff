import { withQuery } from "./withQuery.ts";

/** The parameter that makes an address a new one to caches (specification, section 9). */
export const CACHE_BUSTER = "_";
/** The highest of its values; the lowest is 0 (specification, section 9). */
export const MAX_CACHE_BUSTER = 999;

/**
 * An address that caches have not seen yet: with the parameter `_`, a whole number from 0 to 999.
 * The page builder's pages use it for where a visitor goes after signing in.
 * @param random a number from 0 to below 1; for tests
 */
export function withCacheBuster(address: string, random: () => number = Math.random): string {
  const number = Math.floor(random() * (MAX_CACHE_BUSTER + 1));
  return withQuery(address, new URLSearchParams({ [CACHE_BUSTER]: String(number) }));
}
