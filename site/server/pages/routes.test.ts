import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { documentRoute, findRoute, listedRoutes } from "./routes.ts";

const documented = readFileSync(join(import.meta.dirname, "../../../docs/addresses.md"), "utf8");

test("Routes are choices of this site, each documented with what stands there [ED-008]", () => {
  const [, pages = ""] = /^## Pages$([\s\S]*?)^## /m.exec(documented) ?? [];
  const rows = pages.split("\n").filter((line) => line.startsWith("| `/"));
  expect(rows).toEqual(
    [...listedRoutes, documentRoute].map(
      ({ pattern, summary }) => `| \`${pattern}\` | ${summary} |`,
    ),
  );
});

test.each([
  ["/shop", "/shop", {}],
  ["/shop/pear", "/shop/:slug", { slug: "pear" }],
  ["/shop/category/maps", "/shop/category/:slug", { slug: "maps" }],
  ["/journal/tag/indigo", "/journal/tag/:slug", { slug: "indigo" }],
  ["/journal/month/2026-03", "/journal/month/:month", { month: "2026-03" }],
  ["/search", "/search", {}],
  ["/journal/moire", "/*", {}],
  ["/shop/category/maps/old", "/*", {}],
  ["/", "/*", {}],
])("%s is answered by %s", (path, pattern, params) => {
  const found = findRoute(path);
  expect(found.route.pattern).toBe(pattern);
  expect(found.params).toEqual(params);
});
