import { Hono } from "hono";
import { SPECULATION_RULES_PATH } from "../securityHeaders.ts";

/**
 * Fetch the page behind a link when the visitor is about to follow it. The rules go by address
 * alone: a selector would have the browser work out the styles of every link on the page, those
 * far below included, before it answers to anything.
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/api/*" } },
          { not: { href_matches: "/media/*" } },
          { not: { href_matches: "/*.xml" } },
          { not: { href_matches: "/*\\?*" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

/** The rules travel by header to an address of their own, so that pages need no inline script. */
export function speculationRoutes(): Hono {
  return new Hono().get(SPECULATION_RULES_PATH, (c) =>
    c.body(JSON.stringify(RULES), 200, {
      "content-type": "application/speculationrules+json",
      "cache-control": "public, max-age=86400",
    }),
  );
}
