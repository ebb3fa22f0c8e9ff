import { archiveRoutes } from "./archiveRoutes.tsx";
import { contactRoute } from "./contactRoute.tsx";
import { documentPage } from "./documentPage.tsx";
import { matchPattern } from "./matchPattern.ts";
import type { PageRoute } from "./PageRoute.ts";
import { searchRoute } from "./searchRoute.tsx";
import { shopRoutes } from "./shopRoutes.tsx";
import { styleRoute } from "./styleRoute.tsx";

/**
 * Every page that is not a document at an address of its own, and the one document that reads its
 * query. The specification shows no addresses: these are ours, listed in docs/addresses.md.
 */
export const listedRoutes: readonly PageRoute[] = [
  ...shopRoutes,
  ...archiveRoutes,
  searchRoute,
  contactRoute,
  styleRoute,
];

/** Whatever has an address of its own: pages, posts and work, at the paths their editors chose. */
export const documentRoute: PageRoute = {
  pattern: "/*",
  summary:
    "A page, post or piece of work, at the address its editor chose; posts stand at `/journal/…`, " +
    "work at `/portfolio/…`. Where one moved, the old address leads to the new one.",
  make: documentPage,
};

export type FoundRoute = {
  readonly route: PageRoute;
  readonly params: Readonly<Record<string, string>>;
};

/** The route of an address, which is without its language. */
export function findRoute(path: string): FoundRoute {
  for (const route of listedRoutes) {
    const params = matchPattern(route.pattern, path);
    if (params) return { route, params };
  }
  return { route: documentRoute, params: {} };
}
