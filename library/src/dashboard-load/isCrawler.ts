const CRAWLERS = /bot\b|crawl|spider|slurp|facebookexternalhit/i;

/** Whether a program that reads pages for others says so in its user agent. */
export function isCrawler(userAgent: string): boolean {
  return CRAWLERS.test(userAgent);
}
