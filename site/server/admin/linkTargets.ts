import { MAX_TARGETS, type Target } from "../../content/admin/targetWire.ts";
import { SECTIONS } from "../../content/sections.ts";
import { findTargets } from "../../store/findTargets.ts";
import type { Locale } from "../../texts/createLocale.ts";
import { localeOf } from "../../texts/localeOf.ts";
import type { AdminOptions } from "./AdminOptions.ts";

/** Where a link can lead on this site: its lists, its pages, and the lists of its categories. */
export async function linkTargets(
  { db, source }: Pick<AdminOptions, "db" | "source">,
  search: string,
): Promise<readonly Target[]> {
  const site = await source.readSite();
  const sections = sectionsIn(localeOf(site, site.language)).filter(says(search));
  const pages = await findTargets(db, { of: "link", search });
  const shelves = await findTargets(db, { of: "product-category", search });
  const subjects = await findTargets(db, { of: "post-category", search });
  return [
    ...sections,
    ...pages,
    ...shelves.map(below("/shop/category/")),
    ...subjects.map(below("/journal/category/")),
  ].slice(0, MAX_TARGETS);
}

function sectionsIn({ say }: Locale): readonly Target[] {
  const labels = {
    "/shop": say("shop.title"),
    "/journal": say("journal.title"),
    "/portfolio": say("portfolio.title"),
  };
  return SECTIONS.map((value) => ({ value, label: labels[value] }));
}

const says = (search: string) => (target: Target) =>
  `${target.label}\n${target.value}`.toLowerCase().includes(search.toLowerCase());

const below = (list: string) => (target: Target) => ({
  ...target,
  value: list + encodeURIComponent(target.value),
});
