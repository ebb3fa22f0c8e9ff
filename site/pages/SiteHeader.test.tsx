import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { MAX_TOP_ENTRIES, siteSettings } from "../content/siteSettings.ts";
import { SiteHeader } from "./SiteHeader.tsx";

function headerWith(entries: number, sticky = true): string {
  const menu = Array.from({ length: entries }, (_, at) => ({ label: `Entry ${at}`, href: "/" }));
  const switches = { ...siteSettings.fallback.switches, sticky };
  return renderToStaticMarkup(
    <SiteHeader site={{ ...siteSettings.fallback, menu, switches }} path="/" />,
  );
}

describe("SiteHeader", () => {
  test("stays at the top while its menu fits, where it is switched on", () => {
    expect(headerWith(MAX_TOP_ENTRIES)).toContain('data-sticky="1"');
    expect(headerWith(MAX_TOP_ENTRIES, false)).not.toContain('data-sticky="1"');
  });

  test("goes with the page when its menu would cover what visitors read", () => {
    expect(headerWith(MAX_TOP_ENTRIES + 1)).not.toContain('data-sticky="1"');
  });

  test("has no menu, and no button for one, where nothing is in it", () => {
    expect(headerWith(1)).toContain('id="site-menu"');
    const bare = headerWith(0);
    expect([bare.includes("site-menu"), bare.includes("menu-button")]).toEqual([false, false]);
  });
});
