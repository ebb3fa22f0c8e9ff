import { expect, test } from "vitest";
import { withoutEmptySections } from "./sections.ts";
import { type MenuEntry, siteSettings } from "./siteSettings.ts";

const entry = (href: string, ...children: MenuEntry[]): MenuEntry => ({
  label: href,
  href,
  ...(children.length > 0 && { children }),
});
const site = {
  ...siteSettings.fallback,
  menu: [entry("/shop"), entry("/about", entry("/journal"), entry("/portfolio", entry("/x")))],
  footerMenu: [entry("/journal"), entry("/terms")],
  translations: { de: { menu: [entry("/shop"), entry("/journal")], title: "Laden" } },
};

test("An entry that leads to an empty list goes, in every menu and language", () => {
  const shown = withoutEmptySections(site, ["/portfolio"]);
  expect(shown.menu).toEqual([entry("/about", entry("/portfolio", entry("/x")))]);
  expect(shown.footerMenu).toEqual([entry("/terms")]);
  expect(shown.translations).toEqual({ de: { menu: [], title: "Laden" } });
});

test("One with others below it stays for these, and goes with the last of them", () => {
  const menu = [entry("/shop", entry("/shop/category/a")), entry("/journal", entry("/portfolio"))];
  expect(withoutEmptySections({ ...site, menu }, []).menu).toEqual([menu[0]]);
  const heading = [entry("#", entry("/shop"), entry("#", entry("/journal"))), entry("#")];
  expect(withoutEmptySections({ ...site, menu: heading }, []).menu).toEqual([entry("#")]);
});

test("Where every list holds something, all stays as it is", () => {
  expect(withoutEmptySections(site, ["/shop", "/journal", "/portfolio"])).toEqual(site);
});
