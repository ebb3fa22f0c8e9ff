import { SiteError } from "../SiteError.ts";

/**
 * Refuses what was tried too often.
 * @param seconds until it may be tried again
 * @param sentenceOf says so, from how many minutes that is
 */
export function tooOften(seconds: number, sentenceOf: (minutes: number) => string): SiteError {
  const headers = { "retry-after": String(seconds) };
  return new SiteError(429, sentenceOf(Math.ceil(seconds / 60)), { code: "wait", headers });
}
